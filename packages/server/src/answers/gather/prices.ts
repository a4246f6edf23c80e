import type { Cited, Evidence } from '../../evidence/index.ts';
import type { Cost } from '../../evidence/records.ts';

/** Below this share of the words a figure is on something else. */
const leastShare = 0.5;

/**
 * The figures that come nearest to some words, of those that may be meant; none where even the best is far.
 * @param words stems, without those that every question on costs has
 */
export function nearestCosts(
  evidence: Evidence,
  words: readonly string[],
  isMeant: (row: Cost) => boolean = () => true,
): Cited<Cost>[] {
  if (words.length === 0) return [];
  const found = evidence.coverage.costs(words).flatMap(({ document, share }) => {
    const row = evidence.costs[document];
    return row && isMeant(row) ? [{ row, share }] : [];
  });
  const best = found[0]?.share ?? 0;
  return best < leastShare ? [] : found.filter(({ share }) => share >= best * 0.99).map(({ row }) => row);
}

/** The prices by the kilogram of all that an ingredient is bought as. */
export const materialPrices = (evidence: Evidence, key: string): Cited<Cost>[] =>
  evidence.costs.filter(
    (row) => row.kind === 'raw material' && row.unit === 'USD/kg' && row.ingredients.includes(key),
  );

/** The last year that a price is of; 0 where it names none. */
export const lastYear = ({ period }: Cost): number =>
  Math.max(0, ...(period.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));

/** `Magnesium bisglycinate (anhydrous)` is bought as magnesium bisglycinate. */
export const withoutRemark = (name: string): string => name.replace(/\s*\(.*\).*$/, '');

/** Of several prices of one material the newest: no material is cheaper than itself in a year before. */
export const newestOfEach = (rows: readonly Cited<Cost>[]): Cited<Cost>[] =>
  rows.filter((row) =>
    rows.every(
      (other) => withoutRemark(other.item) !== withoutRemark(row.item) || lastYear(other) <= lastYear(row),
    ),
  );
