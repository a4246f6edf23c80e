import { toMoney } from './money.ts';

/** A figure that moves the landed unit cost much, at either end of its band, US dollars with two decimals. */
export interface CostDriver {
  label: string;
  low: string;
  high: string;
}

/** How many drivers are named. */
const mostDrivers = 5;

/** The figures that move the landed unit cost most, largest first; `moves` are in unrounded US dollars. */
export function driversOf(moves: readonly { label: string; low: number; high: number }[]): CostDriver[] {
  return moves
    .filter(({ low, high }) => high - low >= 0.01)
    .sort((a, b) => b.high - b.low - (a.high - a.low))
    .slice(0, mostDrivers)
    .map(({ label, low, high }) => ({ label, low: toMoney(low), high: toMoney(high) }));
}
