import type { StoredFormula } from '@seedbed/server/contract';
import { ApiError, currentOf, errorWords, isForLater } from '../../../api/problem';

/** Why something could not be stored. */
export type SaveFailure =
  /** Another window stored something in between; this is the row as it is now. */
  | { kind: 'outdated'; current: StoredFormula; reason: string }
  /** It will never be taken. */
  | { kind: 'refused'; reason: string }
  /** It may be taken later: no network, no session, too much at once, a broken server. */
  | { kind: 'later'; reason: string };

/** Reads why a call failed. */
export function failureOf(error: unknown): SaveFailure {
  const reason = errorWords(error);
  if (!(error instanceof ApiError) || isForLater(error)) return { kind: 'later', reason };
  const current = currentOf<StoredFormula>(error);
  return current
    ? { kind: 'outdated', current, reason }
    : { kind: 'refused', reason: error.problem?.detail ?? reason };
}
