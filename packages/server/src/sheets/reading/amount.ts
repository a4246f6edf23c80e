import { findAmounts, parseAmount, type AmountUnit } from '../../registry/amounts.ts';
import { textOf, type Cell } from './cell.ts';
import { numberOf, type DecimalMark } from './number.ts';

/** An amount as a line of a formula has it. */
export interface LineAmount {
  value?: number;
  unit: AmountUnit;
  basis?: 'percent';
  isRest?: true;
  equivalents?: 'DFE' | 'RAE';
}

/** What came of a cell: an amount, nothing where it is blank, or why it cannot be read. `beside`: what else it tells. */
export type ReadAmount = { amount: LineAmount | null; beside?: string[] } | { problem: string };

/** What a cell does not say by itself. */
export interface AmountContext {
  /** From a column of units or the header; '' where neither says one. */
  unit: string;
  mark: DecimalMark;
}

const rest = /^(?:to|rest|ad|q\.?\s?s\.?)(?:\s*(?:to|ad))?(?:\s*100)?\s*%?$/i;
const per = /\s*(?:\/|per|pro|par)\s*(?:serving|dose|day|capsule|tablet|portion|unit|tag)s?$/i;
const around = /^(?:~|≈|ca\.?|approx\.?|about)\s*|[*†‡]+$/gi;
const equivalents = /\s*(?<!\p{L})(DFE|RAE|NE|(?:α|alpha|a)[- ]?TE|AT)(?!\p{L})\s*/iu;
const bracketed = /\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/;
/** A unit without what it counts: `mcg DFE` is micrograms. */
export const plainUnit = (unit: string): string => unit.replace(equivalents, ' ').trim();

/** How German and French tables write units. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mrd|milliarden|milliards?)\b\.?/i, 'billion'],
  [/\b(?:mio|millionen)\b\.?/i, 'million'],
  [/\b(?:kbe|ufc)\b/i, 'CFU'],
  [/\bi\.\s?e\.?(?!\p{L})/iu, 'IU'],
];
/** Niacin weighs as much as it counts. */
const ofEquivalents: Readonly<Record<string, 'DFE' | 'RAE'>> = { DFE: 'DFE', RAE: 'RAE' };
const range = /[\d¼-¾⅐-⅞]\s*(?:[-–—]|to)\s*[\d¼-¾⅐-⅞]/;

const unreadable = 'The amount cannot be read.';
const withoutUnit = 'The amount has no unit.';
const isRange = 'A range: give one amount.';

const digits = 12;
const withoutDust = (value: number) => Number(value.toPrecision(digits));

/** Reads the cell of an amount: `120 mg`, `1,5` under a header with the unit, `q.s.`, `400 mcg DFE / serving`. */
export function readAmount(cell: Cell | undefined, { unit, mark }: AmountContext): ReadAmount {
  const [, counted = ''] = equivalents.exec(unit) ?? [];
  const counts = ofEquivalents[counted.toUpperCase()];
  const read = readInUnit(cell, { unit: plainUnit(unit), mark });
  return counts && 'amount' in read && read.amount
    ? { ...read, amount: { equivalents: counts, ...read.amount } }
    : read;
}

function readInUnit(cell: Cell | undefined, context: AmountContext): ReadAmount {
  if (typeof cell === 'number') return ofNumber(cell, context.unit);
  const written = textOf(cell);
  if (written === '' || written === '-' || written === '–') return { amount: null };
  if (rest.test(written)) return { amount: { unit: '%', basis: 'percent', isRest: true } };
  const [, counted = ''] = equivalents.exec(written) ?? [];
  const counts = ofEquivalents[counted.toUpperCase()];
  const [, inBracket = ''] = bracketed.exec(written) ?? [];
  const told = otherWords
    .reduce((text, [pattern, word]) => text.replace(pattern, word), written)
    .replace(around, '')
    .replace(per, '')
    .replace(bracketed, '')
    .replace(equivalents, ' ')
    .replace(/e\+0*(\d+)/i, 'e$1')
    .trim();
  if (range.test(told)) return { problem: isRange };
  const { plain, words } = withoutWords(told);
  const read = ofText(plain, context);
  if ('problem' in read || !read.amount) return read;
  const beside = [words, ...wordsBeside(inBracket)].filter(Boolean);
  const amount = { ...read.amount, ...(counts && { equivalents: counts }) };
  return { amount, ...(beside.length > 0 ? { beside } : {}) };
}

/** `15 mg alpha-tocopherol` is an amount and what it is of. */
function withoutWords(text: string): { plain: string; words: string } {
  const [first] = findAmounts(text);
  const words = first?.start === 0 ? text.slice(first.end) : '';
  return /^\s+\p{L}/u.test(words)
    ? { plain: text.slice(0, first?.end), words: words.trim() }
    : { plain: text, words: '' };
}

/** What a bracket behind an amount tells but the amount in another unit: `(2,000 IU)` tells nothing more. */
function wordsBeside(inner: string): string[] {
  const [first, ...others] = findAmounts(inner);
  if (!first || first.start > 0 || others.length > 0)
    return inner === '' || parseAmount(inner) ? [] : [inner];
  const words = inner.slice(first.end).trim();
  return words === '' ? [] : [words];
}

function ofNumber(value: number, unit: string): ReadAmount {
  if (unit === '') return { problem: withoutUnit };
  const one = parseAmount(`1 ${unit}`);
  if (!one) return { problem: `The unit ${unit} is not known.` };
  return value >= 0 && Number.isFinite(value)
    ? amountOf(value * one.value, one.unit)
    : { problem: unreadable };
}

function ofText(text: string, { unit, mark }: AmountContext): ReadAmount {
  const [, number = '', own = ''] = /^([\d.,'’\s]*[\d¼-¾⅐-⅞](?:e\d+)?)\s*(\D.*)?$/i.exec(text) ?? [];
  if (number === '') return { problem: unreadable };
  if (own === '' && unit === '') return { problem: withoutUnit };
  const hasFraction = /\D$/.test(number);
  if (mark !== null && !hasFraction) return ofNumber(numberOf(number, mark), own || unit);
  const read = parseAmount(own === '' ? `${number} ${unit}` : text);
  return read ? amountOf(read.value, read.unit) : { problem: unreadable };
}

const amountOf = (value: number, unit: AmountUnit): ReadAmount => ({
  amount: { value: withoutDust(value), unit, ...(unit === '%' ? { basis: 'percent' } : {}) },
});
