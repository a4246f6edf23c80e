import type { CoaResult, MovedSource, SourceDifference } from '../../contract/index.ts';

const fields = ['limit', 'limitFrom', 'verdict'] as const;

/** What moves a check; neither has a number that a certificate keeps. */
const moved = (kind: 'specification' | 'rules', id: string): MovedSource => ({
  kind,
  id,
  from: null,
  to: null,
  text: kind === 'rules' ? 'Reading of results changed since' : 'Specification changed since',
});

/**
 * What a check would make otherwise of the same results; null where it comes out the same. Where no limit is another,
 * it is the reading of results that moved.
 */
export function checkDifference(
  ingredientKey: string,
  before: readonly CoaResult[],
  after: readonly CoaResult[],
): SourceDifference | null {
  const changes = after.flatMap((result, at) =>
    fields.flatMap((field) => {
      const from = before[at]?.[field] ?? null;
      return from === result[field] ? [] : { path: `results.${at}.${field}`, from, to: result[field] };
    }),
  );
  if (changes.length === 0) return null;
  const isLimit = changes.some(({ path }) => !path.endsWith('.verdict'));
  return { because: [moved(isLimit ? 'specification' : 'rules', ingredientKey)], changes };
}
