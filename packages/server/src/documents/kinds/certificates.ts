import type { DocumentCell } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { limitsIn } from '../limits.ts';
import { linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, heading, table, text } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';
import { isUsSupplement, productFacts, type Writer } from './shared.ts';
import { contaminantsOf, limitOf } from './specs.ts';

const bare = (words: string) => words.trim().toLowerCase();

/** The lines whose names are among words that were typed, e.g. ‘Magnesium; Zinc’. */
function linesNamed(lines: readonly DocumentLine[], { text: words, open }: DocumentCell): DocumentLine[] {
  if (open !== undefined) return [];
  const names = new Set(words.split(/[;,\n]/).map(bare));
  return lines.filter(({ name }) => names.has(bare(name)));
}

const namesOf = (lines: readonly DocumentLine[]) => lines.map(({ name }) => name).join(', ');

/** What one supplier is asked for: what is bought from them, else what is said that they deliver. */
function linesFor(
  lines: readonly DocumentLine[],
  supplier: DocumentCell,
  { ask }: Answers,
): { lines: readonly DocumentLine[]; told: DocumentCell } {
  const bought = lines.filter(({ draft }) => bare(draft.price?.supplier ?? '') === bare(supplier.text));
  if (bought.length > 0) return { lines: bought, told: cell(namesOf(bought)) };
  const said = ask(
    'supplier.ingredients',
    'Ingredients that the supplier delivers, parted by semicolons, or ‘All’',
  );
  const named = linesNamed(lines, said);
  const asked = named.length > 0 ? named : lines;
  const told = said.open === undefined ? cell(namesOf(asked)) : said;
  return { lines: asked, told };
}

const blank: DocumentCell = { text: '' };

/** Limits that the product's own specification has for an ingredient: certificates are checked against the same. */
function specifiedFor({ specification }: DocumentSources, { name }: DocumentLine) {
  const limits = limitsIn(specification?.content ?? null, { names: [name], findTest: (test) => test });
  return (test: string): DocumentCell | null => {
    const limit = limits.get(test);
    return limit ? cell(limit, `Ingredient specification, number ${specification?.number}`) : null;
  };
}

function testsOf(sources: DocumentSources, answers: Answers, line: DocumentLine): DocumentCell[][] {
  const tests = [
    { key: 'identity', name: 'Identity' },
    { key: 'assay', name: 'Assay' },
    ...contaminantsOf(sources),
  ];
  const specified = specifiedFor(sources, line);
  return tests.map((test) => [
    cell(line.name, line.source),
    blank,
    blank,
    blank,
    cell(test.name),
    blank,
    limitOf(answers, { about: line.path, of: line.name, ...test }, specified(test.name)),
    blank,
    blank,
  ]);
}

/** What a supplier is asked to certify (21 CFR 111.75(a)). */
export const writeCoaRequest: Writer = (sources, answers) => {
  const { ask } = answers;
  const supplier = ask('supplier.name', 'Supplier who is asked; each gets a request of their own');
  const actives = linesOf(sources).filter(({ isActive }) => isActive);
  const { lines, told } = linesFor(actives, supplier, answers);
  return [
    facts({
      To: supplier,
      From: ask('sender.name', 'Firm and person who ask for the certificates'),
      'Reply to': ask('sender.reply', 'Address that certificates are sent to, e.g. an e-mail address'),
      Ingredients: told,
    }),
    productFacts(sources),
    heading('What we ask for'),
    text(
      'Please send a certificate of analysis for each lot, with the lot number, the days of manufacture and of expiry or retest, and for every test its method, its limit and its result.',
    ),
    text(
      `A certificate does not replace our own identity test of each ${isUsSupplement(sources) ? 'dietary ingredient' : 'ingredient'}. We qualify suppliers first and confirm them again from time to time${isUsSupplement(sources) ? ' (21 CFR 111.75(a))' : ''}.`,
    ),
    table(
      'Tests that are asked for',
      ['Ingredient', 'Lot', 'Made on', 'Expires on', 'Test', 'Method', 'Limit', 'Result', 'Unit'],
      lines.flatMap((line) => testsOf(sources, answers, line)),
    ),
  ];
};
