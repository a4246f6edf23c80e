import type { Evidence, Passage } from '../../../evidence/index.ts';
import { formatNumber } from '../../../registry/index.ts';
import { unitOfCount } from '../../../text/plurals.ts';
import type { Block, Sentence } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { type Dimension, type Unit, unitOf } from './units.ts';

/** A question as something to be worked out: what it states, by kind. */
export interface Sheet {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  readonly text: string;
  /** The question that `text` is a part of. */
  readonly whole: string;
  readonly quantities: readonly Quantity[];
}

/** What was worked out, or what is missing for it. */
export interface Working {
  /** The result and how it comes about, in one sentence; empty where something is missing. */
  readonly statement: string;
  /** Inputs that the question does not state. */
  readonly missing?: readonly string[];
  /** Records that inputs come from. */
  readonly sources?: readonly Passage[];
  /** Further results of the same sum, each with how it comes about. */
  readonly further?: readonly Sentence[];
  /** What follows: rules, claims. */
  readonly after?: readonly Block[];
  /** The whole answer, where a part of its own words it. */
  readonly blocks?: readonly Block[];
  /** Whether it stands instead of what parts of the question would read of the same amounts. */
  readonly isOfWhole?: boolean;
  /** What to bear in mind, without a figure. */
  readonly remark?: string;
  /** What the question states besides amounts and the sum leaves out: a percentage, a price, a number. */
  readonly leftOut?: readonly string[];
}

/** One kind of sum: works where its quantities and its nouns are there, else null. */
export type Operation = (sheet: Sheet) => Working | null;

export const sheetOf = (evidence: Evidence, inquiry: Inquiry, whole: Inquiry): Sheet => ({
  evidence,
  inquiry,
  text: inquiry.question,
  whole: whole.question,
  quantities: quantitiesIn(whole.question),
});

/** The quantities of a dimension that are counted against nothing. */
export const plainOf = ({ quantities }: Sheet, dimension: Dimension): Quantity[] =>
  quantities.filter(({ unit, per }) => unit.dimension === dimension && per === null);

/** The first quantity of a dimension that is counted against another. */
export const rateOf = (
  { quantities }: Sheet,
  dimension: Dimension,
  against: Dimension,
): Quantity | undefined =>
  quantities.find((each) => each.unit.dimension === dimension && each.per?.unit.dimension === against);

/** A percentage by what it is of. */
export const shareOf = ({ quantities }: Sheet, share: string): Quantity | undefined =>
  quantities.find((each) => each.share === share);

/** What an overage adds to an amount, and how a sum says so; nothing where none is stated. */
export function overageIn(sheet: Sheet): { factor: number; words: string } {
  const over = shareOf(sheet, 'overage');
  return over
    ? { factor: 1 + over.value / 100, words: ` × (1 + ${stated(over)})` }
    : { factor: 1, words: '' };
}

/** What of one thing there is for one of another, in base units: g for mL, USD for g. */
export const rateValue = ({ amount, per }: Quantity): number =>
  amount / ((per?.value ?? 1) * (per?.unit.worth ?? 1));

/** So many significant digits, a half upwards, so that no figure claims more than its inputs. */
export const tidy = (value: number, digits = 4): number => Number((value * (1 + 1e-12)).toPrecision(digits));

/** A number with its unit; counted things in the plural. */
export function written(value: number, unit: Unit, digits = 4): string {
  const figure = tidy(value, Math.max(digits, Math.ceil(Math.log10(Math.abs(value) + 1))));
  const isMany = isCounted(unit) && figure !== 1;
  return `${formatNumber(figure)} ${isMany ? unitOfCount(figure, unit.symbol) : unit.symbol}`;
}

const isCounted = ({ dimension }: Unit) =>
  dimension === 'piece' || dimension === 'serving' || dimension === 'container' || dimension === 'time';

/** A quantity as the question states it. */
export const stated = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string => written(value, unit, 6);

/** A weight in the unit in which it reads best: µg below 1 mg, kg from 1 kg. */
export function weight(grams: number, digits = 4): string {
  const key = grams >= 999.5 ? 'kg' : grams >= 0.9995 ? 'g' : grams >= 0.0009995 ? 'mg' : 'ug';
  return inUnit(grams, key, digits);
}

/** A base amount in a unit of `units.csv`. */
export const inUnit = (amount: number, key: string, digits = 4): string => {
  const unit = unitOf(key);
  return written(amount / unit.worth, unit, digits);
};

/** A price, with cents where it is small. */
export function money(value: number, symbol: string): string {
  if (value > 0 && value < 0.001)
    return `${tidy(value, 2)
      .toFixed(Math.ceil(-Math.log10(value)) + 1)
      .replace(/0+$/, '')} ${symbol}`;
  return `${formatNumber(Math.abs(value) < 0.1 ? tidy(value, 3) : inCents(value))} ${symbol}`;
}

/** A sum of money to the cent, a half upwards. */
export const inCents = (value: number): number => Math.round(value * 100 * (1 + 1e-12)) / 100;

/** Whether any of the words stands in the part of the question that is worked out. */
export const says = ({ text }: Sheet, words: RegExp): boolean => words.test(text);

/** Whether any of the words stands in the whole question. */
export const saysInAll = ({ whole }: Sheet, words: RegExp): boolean => words.test(whole);

/** A figure of a table that no other record cites, as a source. */
export const figurePassage = (
  of: Pick<Passage, 'key' | 'title' | 'text' | 'source' | 'isConfirmed'>,
): Passage => ({
  ...of,
  kind: 'ingredient',
  url: null,
  ingredients: [],
  topics: [],
});
