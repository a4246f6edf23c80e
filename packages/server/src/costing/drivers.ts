import { toMoney } from './money.ts';
import type { Move } from './outcome.ts';
import type { CostDriver } from './productEstimate.ts';

/** How many drivers are named. */
const mostDrivers = 5;

/** The figures that move the landed unit cost most, largest first. */
export function driversOf(moves: readonly Move[]): CostDriver[] {
  return moves
    .map(({ label, low, high }) => ({ label, low: low.landedUnitCost, high: high.landedUnitCost }))
    .filter(({ low, high }) => high - low >= 0.01)
    .sort((a, b) => b.high - b.low - (a.high - a.low))
    .slice(0, mostDrivers)
    .map(({ label, low, high }) => ({ label, low: toMoney(low), high: toMoney(high) }));
}
