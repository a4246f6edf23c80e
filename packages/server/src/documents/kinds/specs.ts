import type { DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { askedOf, lawOf, noteOf, physicalOf } from '../askedTests.ts';
import { compositionOf, linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, heading, list, pageHeading, percent, table, text, weight } from '../parts.ts';
import { productTables } from '../productLimits.ts';
import type { DocumentSources } from '../sources.ts';
import {
  isUsSupplement,
  kindOf,
  marketOf,
  netContents,
  productFacts,
  servingOf,
  type Writer,
} from './shared.ts';

const columns = ['Test', 'Method', 'Limit'];

/** The paths of a test's method and limit. */
const limitPath = (about: string, test: string): string => `${about}.${test}.limit`;

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

/** The limit of a test, or the item that asks for it. */
export const limitOf = (
  answers: Answers,
  { about, of, key, ...named }: Test,
  known?: DocumentCell | null,
): DocumentCell =>
  answers.ask(limitPath(about, key), `Limit for ${inSentence(named)} of ${of}, with its unit`, known);

const asked = (answers: Answers, test: Test): DocumentCell[] => [
  cell(test.name, test.reason),
  answers.ask(`${test.about}.${test.key}.method`, `Method for ${inSentence(test)} of ${test.of}`),
  limitOf(answers, test),
];

/** What is asked for of the product, in its market: rows, not known here. Which limits hold is typed. */
export const contaminantsOf = (sources: DocumentSources) =>
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

/** What laws and pharmacopoeias name for the tests whose limits are open; which of it is taken is typed. */
function publishedParts(sources: DocumentSources, answers: Answers): DocumentPart[] {
  const open = new Set(answers.open().map(({ path }) => path));
  const isOpen = ({ key }: { key: string }) => [...open].some((path) => path.endsWith(limitPath('', key)));
  const noted = contaminantsOf(sources).filter((each) => each.note !== '' && isOpen(each));
  if (noted.length === 0) return [];
  return [
    heading('Published figures'),
    text('To choose limits by; none of them is taken over by itself.'),
    list(noted.map((each) => `${each.name}: ${noteOf(each)}`)),
  ];
}

function ingredientParts(
  sources: DocumentSources,
  answers: Answers,
  { line, at }: { line: DocumentLine; at: number },
): DocumentPart[] {
  const { path: about, name: of, draft } = line;
  const test = (key: string, name: string) => asked(answers, { about, of, key, name });
  return [
    at === 0 ? heading(of) : pageHeading(of),
    facts({
      Identity: cell(compositionOf(line) ?? line.name, line.source),
      ...(line.isActive
        ? {
            Strength:
              strengthOf(line) ??
              answers.ask(
                `${about}.strength`,
                `Strength of ${of}: content of the ingredient in the material`,
              ),
          }
        : {
            Purpose: cell(line.purpose, line.source),
            Grade: answers.ask(`${about}.grade`, `Grade of ${of}, and the monograph it complies with`),
          }),
      ...(draft.marker?.method && { 'Method of the marker': cell(draft.marker.method, line.source) }),
    }),
    table(`Specification of ${of}`, columns, [
      test('identity', 'Identity'),
      ...(line.isActive ? [test('assay', 'Assay')] : []),
      test('moisture', 'Loss on drying'),
      ...contaminantRows(sources, answers, { about, of }),
    ]),
  ];
}

/**
 * What each component has to be, excipients and shells as well (21 CFR 111.70(b)): identity, purity, strength,
 * composition, contaminants. The content of an active is its strength; an excipient has a grade.
 */
export const writeIngredientSpec: Writer = (sources, answers) => [
  productFacts(sources),
  ...(isUsSupplement(sources) ? [text('Component specifications under 21 CFR 111.70(b).')] : []),
  ...linesOf(sources).flatMap((line, at) => ingredientParts(sources, answers, { line, at })),
  ...publishedParts(sources, answers),
];

function compositionParts(
  sources: DocumentSources,
  answers: Answers,
  product: Pick<Test, 'about' | 'of'>,
): DocumentPart[] {
  const { computed, draft } = sources.formula;
  const { fit, panel } = computed;
  const tests = physicalOf(sources.physical, { kind: kindOf(sources), form: draft.form });
  return [
    heading('Composition and purity'),
    facts({
      'Weight of a serving': cell(weight(fit.weightMg), 'Fit'),
      'Ingredient statement': panel.ingredients
        ? cell(panel.ingredients, 'Label')
        : answers.ask('ingredients', 'List of ingredients'),
    }),
    table(
      productTables.physical,
      columns,
      tests.map((each) => asked(answers, { ...product, ...each })),
    ),
  ];
}

/** What the finished product has to be (21 CFR 111.70(e)). */
export const writeProductSpec: Writer = (sources, answers) => {
  const product = { about: 'product', of: 'the product' };
  return [
    productFacts(sources),
    ...(isUsSupplement(sources) ? [text('Specifications under 21 CFR 111.70(e).')] : []),
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
    ...compositionParts(sources, answers, product),
    heading('Limits on contamination'),
    table(productTables.contaminants, columns, contaminantRows(sources, answers, product)),
    ...publishedParts(sources, answers),
    heading('Packaging and shelf life'),
    facts({
      Packaging: answers.ask('packaging', 'Packaging: container, closure, seal'),
      'Shelf life': answers.ask('shelfLife', 'Shelf life, and what supports it'),
      Storage: answers.ask('storage', 'Storage conditions'),
    }),
  ];
};
