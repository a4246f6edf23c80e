import type { CoaVerdict } from '../../contract/index.ts';
import type { Limit } from './limit.ts';
import type { CoaReader } from './reader.ts';
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
  if (said) return bySaid(said, { unit, allowed }, reader);
  return byFigure({ result: result.trim(), unit }, allowed, reader);
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

/**
 * Where nothing was found, an upper limit is kept, unless the amount that could have been found is above it. What is
 * found beside the words goes before them: 'Complies (0.9 ppm)' is 0.9 ppm.
 */
function bySaid(
  said: Statement,
  { unit, allowed }: { unit: string | null; allowed: Limit },
  reader: CoaReader,
): CoaVerdict {
  if (said.means === 'fails') return 'fail';
  if (said.figure === null) return isAbsence(said) && allowed.high && !allowed.low ? 'pass' : 'unreadable';
  const isBare = isAbsence(said) && !/^[<≤]/u.test(said.figure);
  return byFigure({ result: isBare ? `<${said.figure}` : said.figure, unit }, allowed, reader);
}

/**
 * What lies within the limit with all that it may be passes; what lies beyond it fails; of anything between, and of
 * what is below a number that is itself above the limit, nothing can be told.
 */
function byFigure(
  { result, unit }: { result: string; unit: string | null },
  allowed: Limit,
  reader: CoaReader,
): CoaVerdict {
  const found = inUnitOf({ found: reader.readResult(result), unit, to: allowed.unit }, reader);
  if (!found || isBelowNothing(found, allowed)) return 'unreadable';
  if (isWithin(found, allowed)) return 'pass';
  return isBeyond(found, allowed) ? 'fail' : 'unreadable';
}

/** No amount is below zero: a minus is a slip of the pen, but of degrees, or where the limit itself has one. */
const isBelowNothing = ({ low, high }: Limit, allowed: Limit) =>
  [low, high].some((bound) => bound?.value.lt(0)) &&
  !allowed.unit.includes('°') &&
  ![allowed.low, allowed.high].some((bound) => bound?.value.lt(0));

type Bound = Limit['low'];

/** Whether what a bound leaves over is left over by the limit's as well; `side` 1 above, -1 below. */
function isInside(bound: Bound, limit: Bound, side: 1 | -1): boolean {
  if (!limit) return true;
  if (!bound) return false;
  const order = bound.value.cmp(limit.value) * side;
  return order < 0 || (order === 0 && (limit.isInclusive || !bound.isInclusive));
}

const isWithin = ({ low, high }: Limit, allowed: Limit) =>
  isInside(high, allowed.high, 1) && isInside(low, allowed.low, -1);

/** Whether all of it is on the other side of a limit. What is bounded above alone says no least amount. */
function isBeyond({ low, high }: Limit, allowed: Limit): boolean {
  const isPast = (bound: Bound, limit: Bound, side: 1 | -1) => {
    if (!bound || !limit) return false;
    const order = bound.value.cmp(limit.value) * side;
    return order > 0 || (order === 0 && !(bound.isInclusive && limit.isInclusive));
  };
  return isPast(low, allowed.high, 1) || (low !== null && isPast(high, allowed.low, -1));
}

/** What was found in the unit of the limit; null where the two cannot be compared. */
function inUnitOf(
  { found, unit, to }: { found: Limit | null; unit: string | null; to: string },
  { units }: CoaReader,
): Limit | null {
  if (!found) return null;
  const beside = unit?.trim() ?? '';
  if (found.unit && beside && !units.factorBetween(found.unit, beside)?.eq(1)) return null;
  const factor = units.factorBetween(found.unit || beside, to);
  const times = (bound: Bound): Bound => bound && factor && { ...bound, value: bound.value.times(factor) };
  return factor && { low: times(found.low), high: times(found.high), unit: to };
}
