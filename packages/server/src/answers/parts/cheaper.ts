import { z } from 'zod';
import type { Cited, Evidence } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/passages/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import type { Form } from '../../registry/records.ts';
import { columns, formatNumber, readTable, stems } from '../../registry/index.ts';
import { inSentence } from '../../text/letters.ts';
import { doubt, fact, joinSegments, joinWords, note, type Segment, type Sentence } from '../prose.ts';
import { materialPrices, nearestCosts, newestOfEach } from '../gather/prices.ts';
import { isAny, readCue, wordsOfCue } from '../understand/cue.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { clauseOf } from '../understand/names/entities.ts';
import { derive } from '../values.ts';
import { ordinaryOfCosts } from './costWords.ts';

/** A row of `priceComparisons.csv`: how it is asked what of several costs less. */
const PriceComparison = z.strictObject({ key: columns.key, cue: columns.text });
const comparisons = readTable(new URL('./data/', import.meta.url), 'priceComparisons', PriceComparison).map(
  ({ cue }) => cue,
);
const asked = comparisons.map(readCue);
/** The words that only ask for it, and name nothing. */
const ofComparing: ReadonlySet<string> = new Set(comparisons.flatMap(wordsOfCue));

/** Whether a question asks which of several things costs less. */
const comparesPrices = (question: string): boolean => isAny(asked, clauseOf(question));

/** Between the things that are compared. */
const between = /[,;:?]|\b(?:and|or|than|vs|versus|against|compared)\b/i;

/**
 * The price of each thing that a question compares, the cheapest first; of one that is named alone, of each that it is
 * bought as. None where fewer than two have a price by the same unit.
 */
export function comparedPrices(evidence: Evidence, inquiry: Inquiry): Cited<Cost>[] {
  // with a thing that nobody knows, none is the cheapest
  if (!comparesPrices(inquiry.question) || inquiry.unknownNames.length > 0) return [];
  const named = [
    ...new Set(inquiry.question.split(between).flatMap((thing) => priceOf(evidence, inquiry, thing))),
  ];
  const rows = named.length > 1 ? named : pricesOfOne(evidence, inquiry);
  const alike = rows.filter(({ unit }) => unit === rows[0]?.unit);
  return alike.length > 1 ? alike.toSorted(byMiddle) : [];
}

/** By the middle of the ranges. */
const byMiddle = (one: Range, other: Range): number => one.low + one.high - other.low - other.high;
type Range = Pick<Cost, 'low' | 'high'>;

/** The price whose name has a thing's words and the fewest others: `bisglycinate` is `Magnesium bisglycinate`. */
function priceOf(evidence: Evidence, { ingredients }: Inquiry, thing: string): Cited<Cost>[] {
  const words = stems(thing).filter((word) => !ordinaryOfCosts.has(word) && !ofComparing.has(word));
  const isMeant = ({ kind, ingredients: own }: Cost) =>
    kind === 'raw material' &&
    (own.length === 0 || ingredients.length === 0 || own.some((key) => ingredients.includes(key)));
  const others = ({ item }: Cost) => stems(item).filter((word) => !words.includes(word)).length;
  return nearestCosts(evidence, words, isMeant)
    .toSorted((one, other) => others(one) - others(other))
    .slice(0, 1);
}

/** All that one thing is bought as, where none of it is named. */
function pricesOfOne(evidence: Evidence, { ingredients, forms }: Inquiry): Cited<Cost>[] {
  const [key] = ingredients;
  if (key === undefined || ingredients.length > 1 || forms.length > 0) return [];
  return newestOfEach(materialPrices(evidence, key));
}

/** Which of them costs least, with each price; and that the ranges overlap, where they do. */
export function cheaperSentences(rows: readonly Cited<Cost>[]): Sentence[] {
  const [first, ...others] = rows;
  if (!first || others.length === 0) return [];
  const name = costItem(first);
  const least = others.length > 1 ? 'the cheapest' : 'cheaper';
  const against = others.map((row): Segment[] => [
    `${priceOfRow(row)} for ${inSentence(costItem(row))}`,
    row.passage,
  ]);
  const overlaps = others.some(({ low }) => low < first.high);
  return [
    fact(
      `${name} is ${least} by weight: ${priceOfRow(first)}`,
      first.passage,
      ', against ',
      ...joinSegments(against),
    ),
    ...(overlaps ? [note('The ranges overlap, so a quote may turn it round')] : []),
  ];
}

const priceOfRow = (row: Cited<Cost>): string =>
  `${costRange(row)}${row.period && ` in ${row.period}`}${doubt(row.passage)}`;

/** What a compound is called after its metal or vitamin: `oxide`, also in `trimagnesium dicitrate`. */
const isCompound = (compound: string, word: string): boolean =>
  new RegExp(`\\b(?:mono|di|tri|hemi)?${word}\\b`, 'i').test(compound);

interface ByActive {
  readonly row: Cited<Cost>;
  readonly form: Cited<Form>;
  readonly low: number;
  readonly high: number;
}

/** A price by the active in it, over the shares that the compounds of its name hold; null where none is on record. */
function byActive({ forms, ingredients }: Evidence, row: Cited<Cost>): ByActive | null {
  const ofIngredient = new Set(row.ingredients.flatMap((key) => stems(ingredients.get(key)?.name ?? key)));
  const words = stems(row.item).filter((word) => !ofIngredient.has(word));
  const held = forms.filter(
    ({ ingredient, compound }) =>
      row.ingredients.includes(ingredient) &&
      words.length > 0 &&
      words.every((word) => isCompound(compound, word)),
  );
  const shares = held.map(({ activePercent }) => activePercent);
  const [form] = held;
  if (!form) return null;
  const per = (price: number, percent: number) => Number(((price * 100) / percent).toPrecision(3));
  return { row, form, low: per(row.low, Math.max(...shares)), high: per(row.high, Math.min(...shares)) };
}

/** The same by the active that each compound holds, which may turn the order round; none where the compounds are not known. */
export function cheaperByActive(evidence: Evidence, rows: readonly Cited<Cost>[]): Sentence[] {
  const counted = rows.flatMap((row) => byActive(evidence, row) ?? []).toSorted(byMiddle);
  const [first] = counted;
  const actives = new Set(counted.map(({ form }) => form.active));
  if (!first || counted.length < rows.length || actives.size !== 1) return [];
  const told = counted.map(
    ({ row, low, high }) => `${inSentence(costItem(row))} ${formatNumber(low)}–${formatNumber(high)}`,
  );
  const statement = `By the ${first.form.active} in it, in USD for a kilogram of ${first.form.active}: ${joinWords(told)}`;
  return [
    fact(
      statement,
      derive(first.row.passage, `${statement}.`),
      ...counted.flatMap(({ row, form }) => [row.passage, form.passage]),
    ),
  ];
}
