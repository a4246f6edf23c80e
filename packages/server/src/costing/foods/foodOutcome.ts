import { bandOf, type Move, type Outcome } from '../outcome.ts';
import { isMoving, valuesOf, type FoodKey, type FoodValues } from './price/figures.ts';
import { calledIn, type FoodPlan } from './foodPlan.ts';
import { revenueOfUnits } from './price/shelf.ts';
import { costUnit } from './price/unitCost.ts';

/** The usual outcome of a run, its band, and what each figure does to it alone. */
export interface FoodOutcomes {
  low: Outcome;
  base: Outcome;
  high: Outcome;
  moves: Move[];
}

/** Moves each figure and each price to either end of its band, the others staying. */
export function foodOutcomes(plan: FoodPlan, run: number): FoodOutcomes {
  const outcome = (values: FoodValues, prices?: ReadonlyMap<string, number>): Outcome => {
    const { unitCost, cost, units } = costUnit(plan, run, prices ? { values, prices } : { values });
    return { landedUnitCost: unitCost, cost, revenue: revenueOfUnits(units, values) };
  };
  const usual = valuesOf(plan.constants);
  const moved = Object.values(plan.constants).filter(({ key }) => isMoving(key as FoodKey));
  const ofFigures = moved.map(({ key, label, low, high }) =>
    ordered(label, [outcome({ ...usual, [key]: low }), outcome({ ...usual, [key]: high })]),
  );
  const ofPrices = pricesOf(plan).map(({ key, label, low, high }) =>
    ordered(label, [outcome(usual, new Map([[key, low]])), outcome(usual, new Map([[key, high]]))]),
  );
  const moves = [...ofFigures, ...ofPrices];
  const base = outcome(usual);
  return { base, moves, ...bandOf(base, moves) };
}

const pricesOf = (plan: FoodPlan) => [
  ...plan.recipe.map(({ name, price }) => ({
    key: name,
    label: `Price of ${calledIn(plan, name)}`,
    low: price.low,
    high: price.high,
  })),
  ...plan.actives.map(({ material: { key, form, price } }) => ({
    key,
    label: `Price of ${form}`,
    low: price.low,
    high: price.high,
  })),
];

/** Which end of a figure is dear differs by figure and by what is looked at: the lower outcome is the low one. */
function ordered(label: string, [one, other]: readonly [Outcome, Outcome]): Move {
  const pick = (choose: (...values: number[]) => number): Outcome => ({
    landedUnitCost: choose(one.landedUnitCost, other.landedUnitCost),
    cost: choose(one.cost, other.cost),
    revenue: choose(one.revenue, other.revenue),
  });
  return { label, low: pick(Math.min), high: pick(Math.max) };
}
