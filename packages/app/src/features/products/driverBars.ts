import type { EstimateDriver } from '@seedbed/server/contract';

/** What one figure does to the cost of a container: a bar from its cheap to its dear end. */
export interface DriverBar {
  label: string;
  /** US dollars a container. */
  low: number;
  high: number;
  /** Where the bar begins, how long it is and where the estimate itself stands: 0 to 1 of the whole width. */
  start: number;
  length: number;
  base: number;
}

/** The bars of some drivers on one scale, which runs from the cheapest end of any to the dearest. */
export function driverBars(drivers: readonly EstimateDriver[], baseCost: number): DriverBar[] {
  const ends = drivers.map(({ label, low, high }) => ({ label, low: Number(low), high: Number(high) }));
  const least = Math.min(baseCost, ...ends.map(({ low }) => low));
  const most = Math.max(baseCost, ...ends.map(({ high }) => high));
  if (!(most > least)) return [];
  const placeOf = (cost: number) => (cost - least) / (most - least);
  return ends.map(({ label, low, high }) => ({
    label,
    low,
    high,
    start: placeOf(low),
    length: placeOf(high) - placeOf(low),
    base: placeOf(baseCost),
  }));
}
