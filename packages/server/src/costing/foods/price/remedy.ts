import { foodRunMultiples, type UnitCost } from '../../run/index.ts';
import type { Remedy } from '../../shortfall.ts';
import type { FoodValues } from './figures.ts';
import { revenueOfUnits } from './shelf.ts';

/** The largest run that a first one is compared with; a brand that needs more than that needs another process. */
const mostTimes = Math.max(...foodRunMultiples);

/** What a run of a food would need to pay for itself. */
export const remedyOf = (cost: UnitCost, values: FoodValues): Remedy => ({
  run: runNeeded(cost, values),
  price: shelfPriceNeeded(cost, values),
});

/** Units, in whole cases, over which what is paid for each run and once is spread thin enough. */
function runNeeded({ units, unitCost, parts }: UnitCost, values: FoodValues): number | null {
  const once = values.setup + values.testing + values.oneTime;
  const left = revenueOfUnits(1, values) - (unitCost - parts.setup - parts.testing);
  const needed = Math.ceil(once / left / values.unitsPerCase) * values.unitsPerCase;
  return left > 0 && needed <= units * mostTimes ? needed : null;
}

/** So many times the usual price nobody pays. Our assumption. */
const dearest = 10;

/** The price on the shelf, to the cent, from which the run earns what it costs. */
function shelfPriceNeeded({ units, cost }: UnitCost, values: FoodValues): number | null {
  const pays = (price: number) => revenueOfUnits(units, { ...values, shelfPrice: price / 100 }) >= cost;
  let [low, high] = [Math.floor(values.shelfPrice * 100), Math.ceil(values.shelfPrice * 100 * dearest)];
  if (!pays(high)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (pays(middle)) high = middle;
    else low = middle;
  }
  return high / 100;
}
