import type { ConstantValues } from '../constants/constants.ts';
import { toMoney } from './money.ts';
import { wholeCost, type MovableRun } from './movable.ts';

/** The run sizes a manufacturer is asked to quote, in containers. */
export const breakSizes = [1000, 2500, 5000, 10_000, 25_000] as const;

/** What a run of another size would cost, one-time costs and material minimums included. */
export interface PriceBreak {
  containers: number;
  /** US dollars with two decimals. */
  landedUnitCost: string;
  /** US dollars with two decimals. */
  estimatedCost: string;
}

/** Unit cost and whole cost of each run size. */
export const priceBreaksOf = <Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
): PriceBreak[] =>
  breakSizes.map((containers) => ({
    containers,
    landedUnitCost: toMoney(run.costAt(containers).landedUnitCost),
    estimatedCost: toMoney(wholeCost(run, containers)),
  }));
