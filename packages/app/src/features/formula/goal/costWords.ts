import type { Computed } from '../model/computed';
import { type Sold, waitsFor } from '../strip/figures';

/** Why the cost of a unit is not known, and what makes it known. */
export function missingWords(sold: Sold): string {
  const { note, setting } = waitsFor(sold);
  return setting
    ? `The cost of a unit is not known yet: ${note}. Set ‘${setting}’ in the settings.`
    : 'The cost of a unit is not known yet: no line has an amount to weigh.';
}

/** What the cost leaves out: lines of which no price is known; empty where there are none. */
export function unpricedWords(checks: Computed['checks']): string {
  const count = checks.filter(({ code }) => code === 'price.missing').length;
  if (count === 0) return '';
  return count === 1 ? 'one line without a known price' : `${count} lines without a known price`;
}
