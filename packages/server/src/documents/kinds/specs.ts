import type { DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { askedOf, lawOf, noteOf } from '../askedTests.ts';
import { compositionOf, linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, figure, heading, list, percent, table, text } from '../parts.ts';
import { productTables } from '../productLimits.ts';
import type { DocumentSources } from '../sources.ts';
import { formulaFacts, kindOf, marketOf, netContents, servingOf, type Writer } from './shared.ts';

const columns = ['Test', 'Method', 'Limit'];

/** The paths of a test's method and limit. */
export const limitPath = (about: string, test: string): string => `${about}.${test}.limit`;

interface Test {
  /** Path and name of what is tested. */
  about: string;
  of: string;
  key: string;
  name: string;
  /** Whether it keeps its capital in a sentence. @default false */
  isProperName?: boolean;
  /** Why it is asked for, where no rule of the specification itself says it. */
  reason?: string;
}

/** The name of a test within a sentence. */
const inSentence = ({ name, isProperName }: Pick<Test, 'name' | 'isProperName'>): string =>
  isProperName ? name : name.toLowerCase();

const limitOf = (answers: Answers, { about, of, key, ...named }: Test): DocumentCell =>
  answers.ask(limitPath(about, key), `Limit for ${inSentence(named)} of ${of}, with its unit`);

const asked = (answers: Answers, test: Test): DocumentCell[] => [
  cell(test.name, test.reason),
  answers.ask(`${test.about}.${test.key}.method`, `Method for ${inSentence(test)} of ${test.of}`),
  limitOf(answers, test),
];

/** What is asked for of the product, in its market: rows, not known here. Which limits hold is typed. */
const contaminantsOf = (sources: DocumentSources) =>
  askedOf(sources.asked, { market: marketOf(sources), kind: kindOf(sources) });

const contaminantRows = (
  sources: DocumentSources,
  answers: Answers,
  { about, of }: Pick<Test, 'about' | 'of'>,
) => contaminantsOf(sources).map((each) => asked(answers, { about, of, ...each, reason: lawOf(each) }));

/** How much of a material is what it is bought for: its potency, or what it is standardised to. */
function strengthOf({ draft: { potency, marker }, source }: DocumentLine): DocumentCell | null {
  if (potency) return cell(percent(potency), source);
  return marker?.percent ? cell(`${percent(marker.percent)} ${marker.name}`, source) : null;
}

/** What laws and pharmacopoeias name for the tests; which of it is taken as a limit is typed. */
function publishedParts(sources: DocumentSources): DocumentPart[] {
  const noted = contaminantsOf(sources).filter(({ note }) => note !== '');
  if (noted.length === 0) return [];
  return [
    heading('Published figures'),
    text('To choose limits by; none of them is taken over by itself.'),
    list(noted.map((each) => `${each.name}: ${noteOf(each)}`)),
  ];
}

function ingredientParts(sources: DocumentSources, answers: Answers, line: DocumentLine) {
  const { path: about, name: of, draft } = line;
  const test = (key: string, name: string) => asked(answers, { about, of, key, name });
  return [
    heading(of),
    facts({
      Identity: cell(compositionOf(line) ?? line.name, line.source),
      Strength:
        strengthOf(line) ??
        answers.ask(`${about}.strength`, `Strength of ${of}: content of the ingredient in the material`),
      ...(draft.marker?.method && { 'Method of the marker': cell(draft.marker.method, line.source) }),
      Supplier: draft.price?.supplier
        ? cell(draft.price.supplier, line.source)
        : answers.ask(`${about}.supplier`, `Qualified supplier of ${of}`),
    }),
    table(`Specification of ${of}`, columns, [
      test('identity', 'Identity'),
      test('assay', 'Assay'),
      test('moisture', 'Loss on drying'),
      ...contaminantRows(sources, answers, { about, of }),
    ]),
  ];
}

/** What each dietary ingredient has to be (21 CFR 111.70(b)): identity, purity, strength, composition, contaminants. */
export const writeIngredientSpec: Writer = (sources, answers) => [
  formulaFacts(sources),
  text('Limits are those that were typed; none is supposed. 21 CFR 111.70(b).'),
  ...linesOf(sources)
    .filter(({ isActive }) => isActive)
    .flatMap((line) => ingredientParts(sources, answers, line)),
  ...publishedParts(sources),
];

/** What the finished product has to be (21 CFR 111.70(e)). */
export const writeProductSpec: Writer = (sources, answers) => {
  const { fit, panel } = sources.formula.computed;
  const product = { about: 'product', of: 'the product' };
  const test = (key: string, name: string) => asked(answers, { ...product, key, name });
  return [
    formulaFacts(sources),
    heading('Identity'),
    facts({
      Product: cell(sources.formula.name || sources.product.concept, 'Formula'),
      Serving: servingOf(sources, answers),
      'Net contents': netContents(sources, answers),
      Appearance: answers.ask('product.appearance', 'Appearance: shape, colour, odour'),
    }),
    table(
      productTables.identity,
      columns,
      linesOf(sources)
        .filter(({ isActive }) => isActive)
        .map(({ path: about, name, source }) =>
          asked(answers, { about, of: name, key: 'identity', name: 'Identity' }).with(0, cell(name, source)),
        ),
    ),
    heading('Strength'),
    table(
      productTables.amounts,
      ['Ingredient', '#Label amount of a serving', '#Overage', 'Method', 'Limit'],
      linesOf(sources)
        .filter(({ isActive }) => isActive)
        .map((line) => [
          cell(line.name, line.source),
          cell(line.amount, line.source),
          cell(percent(line.draft.overage), line.source),
          answers.ask(`${line.path}.strength.method`, `Method for the strength of ${line.name}`),
          answers.ask(limitPath(line.path, 'strength'), `Accepted range of ${line.name} in a serving`),
        ]),
    ),
    heading('Composition and purity'),
    facts({
      'Weight of a serving': cell(`${figure(fit.weightMg)} mg`, 'Fit'),
      Ingredients: panel.ingredients
        ? cell(panel.ingredients, 'Label')
        : answers.ask('ingredients', 'List of ingredients'),
    }),
    table(productTables.physical, columns, [
      test('weight', 'Average weight'),
      test('disintegration', 'Disintegration or dissolution'),
      test('moisture', 'Water activity or loss on drying'),
    ]),
    heading('Limits on contamination'),
    table(productTables.contaminants, columns, contaminantRows(sources, answers, product)),
    ...publishedParts(sources),
    heading('Packaging and shelf life'),
    facts({
      Packaging: answers.ask('packaging', 'Packaging: container, closure, seal'),
      'Shelf life': answers.ask('shelfLife', 'Shelf life, and what supports it'),
      Storage: answers.ask('storage', 'Storage conditions'),
    }),
  ];
};

/** What suppliers are asked to certify (21 CFR 111.75(a)). */
export const writeCoaRequest: Writer = (sources, answers) => {
  const lines = linesOf(sources).filter(({ isActive }) => isActive);
  return [
    formulaFacts(sources),
    text(
      'Please send a certificate of analysis for each lot, with the lot number, the days of manufacture and of expiry or retest, and for every test its method, its limit and its result.',
    ),
    text(
      'No certificate replaces our own test of the identity of each dietary ingredient; the supplier is qualified first and confirmed again from time to time. 21 CFR 111.75(a).',
    ),
    table(
      'Tests that are asked for',
      ['Ingredient', 'Lot', 'Made on', 'Expires on', 'Test', 'Method', 'Limit', 'Result', 'Unit'],
      lines.flatMap((line) =>
        [
          { key: 'identity', name: 'Identity' },
          { key: 'assay', name: 'Assay' },
          ...contaminantsOf(sources),
        ].map((test) => [
          cell(line.name, line.source),
          { text: '' },
          { text: '' },
          { text: '' },
          cell(test.name),
          { text: '' },
          limitOf(answers, { about: line.path, of: line.name, ...test }),
          { text: '' },
          { text: '' },
        ]),
      ),
    ),
  ];
};
