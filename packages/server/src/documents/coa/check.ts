import type { Big } from 'big.js';
import type { CoaVerdict } from '../../contract/index.ts';
import { readQuantity } from './number.ts';
import { factorBetween } from './units.ts';

interface Bound {
  value: Big;
  isInclusive: boolean;
}

/** What a limit allows. Without a bound on a side that side is free. */
interface Limit {
  low: Bound | null;
  high: Bound | null;
  unit: string;
}

/** A result of a certificate, as it is written. */
export interface WrittenResult {
  result: string | null;
  unit: string | null;
  limit: string | null;
}

const signs: Readonly<Record<string, readonly ['low' | 'high', boolean]>> = {
  '≤': ['high', true],
  '<=': ['high', true],
  '=<': ['high', true],
  max: ['high', true],
  nmt: ['high', true],
  'not more than': ['high', true],
  '<': ['high', false],
  '≥': ['low', true],
  '>=': ['low', true],
  min: ['low', true],
  nlt: ['low', true],
  'not less than': ['low', true],
  '>': ['low', false],
};
const signed = /^(≤|<=|=<|<|≥|>=|>|max\.?|min\.?|nmt|nlt|not more than|not less than)\s*(.+)$/iu;
const range = /^(.+?)\s*(?:–|—|-|\bto\b)\s*(\d.*)$/iu;

/** Reads '≤ 0.5 mg/kg', '≥ 98 %' and '95–105 %'; null for anything else. */
export function readLimit(text: string): Limit | null {
  const words = text.trim();
  const [, sign, rest] = signed.exec(words) ?? [];
  if (sign !== undefined && rest !== undefined) {
    const known = signs[sign.toLowerCase().replace('.', '')];
    const bound = readQuantity(rest);
    if (!known || !bound) return null;
    const [side, isInclusive] = known;
    return { low: null, high: null, [side]: { value: bound.value, isInclusive }, unit: bound.unit };
  }
  const [, from, to] = range.exec(words) ?? [];
  const [low, high] = [readQuantity(from ?? ''), readQuantity(to ?? '')];
  if (!low || !high || low.value.gt(high.value) || (low.unit && low.unit !== high.unit)) return null;
  return {
    low: { value: low.value, isInclusive: true },
    high: { value: high.value, isInclusive: true },
    unit: high.unit,
  };
}

const isEmpty = (text: string | null) => !text || /^(?:[-–—]|n\/?a)$/iu.test(text.trim());
const notDetected = /^(?:n\.?d\.?|not detected|none detected|absent|negative)$/iu;
const below = /^(?:<|<=|≤)\s*(.+)$/u;

/** Whether a value keeps a bound. */
const keeps = (value: Big, { low, high }: Limit): boolean =>
  (!low || (low.isInclusive ? value.gte(low.value) : value.gt(low.value))) &&
  (!high || (high.isInclusive ? value.lte(high.value) : value.lt(high.value)));

/** Its value in the unit of the limit; null where the two cannot be compared. */
function inUnitOf(limit: Limit, text: string, unit: string | null): Big | null {
  const read = readQuantity(text);
  if (!read) return null;
  const own = read.unit || unit?.trim() || '';
  if (read.unit && unit?.trim() && !factorBetween(read.unit, unit.trim())?.eq(1)) return null;
  const factor = factorBetween(own, limit.unit);
  return factor && read.value.times(factor);
}

/**
 * Whether a result keeps its limit. A result without a limit, or with one that cannot be compared, is unreadable. What
 * is below a number passes only where that number keeps an upper limit: nothing else is known of it.
 */
export function verdictOf({ result, unit, limit }: WrittenResult): CoaVerdict {
  if (!result || isEmpty(result)) return 'missing';
  const allowed = limit && readLimit(limit);
  const written = result.trim();
  if (!allowed) return isSame(written, limit) ? 'pass' : 'unreadable';
  if (notDetected.test(written)) return allowed.high && !allowed.low ? 'pass' : 'unreadable';
  const [, bound] = below.exec(written) ?? [];
  if (bound !== undefined) {
    const value = inUnitOf(allowed, bound, unit);
    return value && allowed.high && !allowed.low && value.lte(allowed.high.value) ? 'pass' : 'unreadable';
  }
  const value = inUnitOf(allowed, written, unit);
  if (!value) return 'unreadable';
  return keeps(value, allowed) ? 'pass' : 'fail';
}

/** Limits in words, e.g. Negative, are kept by the same words. */
const isSame = (result: string, limit: string | null): boolean =>
  Boolean(limit?.trim()) && /\p{L}{4}/u.test(result) && result.toLowerCase() === limit?.trim().toLowerCase();
