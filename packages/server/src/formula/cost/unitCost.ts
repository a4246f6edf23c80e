import { toMoney } from '../../costing/run/index.ts';
import { foodCost } from './foodCost.ts';
import { runOf } from './run.ts';
import type { CostSource } from './source.ts';

/** What a unit of a run costs, US dollars to the cent, as `costOf` says it; null where that cannot be told. */
export function unitCost(from: CostSource): number | null {
  const food = foodCost(from);
  if (food) return Number(food.perUnit);
  const run = runOf(from);
  return run && Number(toMoney(run.costAt(run.containers).landedUnitCost));
}
