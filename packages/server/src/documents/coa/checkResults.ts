import type { CoaResult } from '../../contract/index.ts';
import { verdictOf } from './check.ts';
import type { CoaReader } from './reader.ts';

/** A result as it was sent. */
export type SentResult = Pick<CoaResult, 'test' | 'method' | 'result' | 'unit' | 'limit'>;

/** A result as it is stored; those of before a limit said whose it is have less. */
export type StoredResult = Omit<CoaResult, 'limitFrom' | 'stated'> &
  Partial<Pick<CoaResult, 'limitFrom' | 'stated'>>;

/** A stored result with all that is told of it: a limit that does not say whose it is counts as the certificate's. */
export const wholeResult = (row: StoredResult): CoaResult => ({
  ...row,
  stated: row.stated === undefined ? row.limit : row.stated,
  limitFrom: row.limitFrom === undefined ? (row.limit ? 'certificate' : null) : row.limitFrom,
});

/** A stored result as it was sent. */
export const sentResult = (row: StoredResult): SentResult => {
  const { test, method, result, unit, stated: limit } = wholeResult(row);
  return { test, method, result, unit, limit };
};

/** Results with their verdicts. The limit of the specification goes first, by test; the certificate's own stays beside it. */
export function checkResults(
  results: readonly SentResult[],
  limits: ReadonlyMap<string, string>,
  reader: CoaReader,
): CoaResult[] {
  return results.map(({ test, method, result, unit, limit }) => {
    const stated = limit?.trim() ? limit : null;
    const specified = limits.get(reader.findTest(test));
    const held = specified ?? stated;
    return {
      test,
      method,
      result,
      unit,
      limit: held,
      limitFrom: specified !== undefined ? 'specification' : stated === null ? null : 'certificate',
      stated,
      verdict: verdictOf({ result, unit, limit: held, stated }, reader),
    };
  });
}
