/** Largest amount a decimal column of ten digits holds. */
export const mostMoney = 99_999_999.99;

/** US dollars with two decimals, within what can be stored; what is not a number is 0.00. */
export function toMoney(amount: number): string {
  const cents = Math.round((Number.isFinite(amount) ? amount : 0) * 100);
  return (Math.min(Math.max(cents, 0), mostMoney * 100) / 100).toFixed(2);
}

/** US dollars with two decimals of what may also be a loss: '-0.06'. */
export const toSignedMoney = (amount: number): string =>
  (amount < 0 ? `-${toMoney(-amount)}` : toMoney(amount)).replace('-0.00', '0.00');

/**
 * Rounds parts to cents so that they add up to the rounded whole: the cents that are over go to the parts that lost
 * most by rounding down.
 */
export function roundParts(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => part * 100);
  const floored = exact.map((cents) => Math.floor(cents + 1e-9));
  const missing = Math.round(whole * 100) - floored.reduce((sum, cents) => sum + cents, 0);
  const byLoss = exact
    .map((cents, index) => ({ index, lost: cents - (floored[index] ?? 0) }))
    .sort((a, b) => b.lost - a.lost);
  const raised = new Set(byLoss.slice(0, Math.max(0, missing)).map(({ index }) => index));
  return floored.map((cents, index) => (cents + (raised.has(index) ? 1 : 0)) / 100);
}
