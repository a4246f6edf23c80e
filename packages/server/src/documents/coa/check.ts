import type { Big } from 'big.js';
import type { CoaVerdict } from '../../contract/index.ts';
import { keeps, type Limit } from './limit.ts';
import type { CoaReader } from './reader.ts';
import { readQuantity } from './number.ts';
import { isAbsence, keepsStatement, type Statement } from './statement.ts';

/** A result of a certificate, as it is written. */
export interface WrittenResult {
  result: string | null;
  unit: string | null;
  limit: string | null;
  /** The limit that the certificate itself states; what it says in words is said of that one. */
  stated?: string | null;
}

const isEmpty = (text: string) => /^[-–—\s]*$/u.test(text);
const bounded = /^(<|<=|≤|>|>=|≥)\s*(.+)$/u;

/**
 * Whether a result keeps its limit. A result without a limit, or with one that cannot be compared, is unreadable. What
 * is below a number passes only where that number keeps an upper limit: nothing else is known of it.
 */
export function verdictOf(
  { result, unit, limit, stated = null }: WrittenResult,
  reader: CoaReader,
): CoaVerdict {
  if (!result || isEmpty(result)) return 'missing';
  const said = reader.readStatement(result, unit);
  if (said?.means === 'notTested') return 'missing';
  if (!limit?.trim()) return 'unreadable';
  const allowed = reader.readLimit(limit);
  if (!allowed) return byWords({ result, limit, said, stated }, reader);
  if (said) return bySaid(said, allowed);
  return byNumber({ result: result.trim(), unit }, allowed, reader);
}

const verdict = (isKept: boolean | null): CoaVerdict =>
  isKept === null ? 'unreadable' : isKept ? 'pass' : 'fail';

interface Worded {
  result: string;
  limit: string;
  said: Statement | null;
  stated: string | null;
}

/**
 * A limit in words is kept by the same words, or by others of the same meaning. Where a result does not say in how
 * much nothing was found, it is as much as the limit beside it on the certificate names.
 */
function byWords({ result, limit, said, stated }: Worded, { readStatement }: CoaReader): CoaVerdict {
  const asked = readStatement(limit);
  const own = stated === null ? null : readStatement(stated);
  if (said && asked) {
    const sample = said.sample ?? (own && isAbsence(own) ? own.sample : null);
    return verdict(keepsStatement({ ...said, sample }, asked));
  }
  if (said?.means === 'fails') return 'fail';
  const isSame = /\p{L}{4}/u.test(result) && result.trim().toLowerCase() === limit.trim().toLowerCase();
  return isSame ? 'pass' : 'unreadable';
}

/** Where nothing was found, an upper limit is kept. */
function bySaid(said: Statement, { low, high }: Limit): CoaVerdict {
  if (said.means === 'fails') return 'fail';
  return isAbsence(said) && high && !low ? 'pass' : 'unreadable';
}

function byNumber(
  { result, unit }: { result: string; unit: string | null },
  allowed: Limit,
  reader: CoaReader,
): CoaVerdict {
  const [, sign, bound] = bounded.exec(result) ?? [];
  const value = inUnitOf({ text: bound ?? result, unit, to: allowed.unit }, reader);
  if (!value || isBelowNothing(value, allowed)) return 'unreadable';
  const { low, high } = allowed;
  if (sign === undefined) return verdict(keeps(value, allowed));
  if (sign.startsWith('<') || sign === '≤')
    return high && !low && value.lte(high.value) ? 'pass' : 'unreadable';
  if (high && value.gte(high.value)) return isAtMost(sign, value, high.value) ? 'unreadable' : 'fail';
  return low && !high && value.gte(low.value) ? 'pass' : 'unreadable';
}

/** No amount is below zero: a minus is a slip of the pen, but of degrees, or where the limit itself has one. */
const isBelowNothing = (value: Big, { low, high, unit }: Limit) =>
  value.lt(0) && !unit.includes('°') && ![low, high].some((bound) => bound?.value.lt(0));

/** Of what is at least a number, that number itself may still keep an upper limit. */
const isAtMost = (sign: string, value: Big, high: Big) => sign !== '>' && value.eq(high);

/** Its value in the unit of the limit; null where the two cannot be compared. */
function inUnitOf(
  { text, unit, to }: { text: string; unit: string | null; to: string },
  { units }: CoaReader,
): Big | null {
  const read = readQuantity(text);
  if (!read) return null;
  const beside = unit?.trim() ?? '';
  if (read.unit && beside && !units.factorBetween(read.unit, beside)?.eq(1)) return null;
  const factor = units.factorBetween(read.unit || beside, to);
  return factor && read.value.times(factor);
}
