import { valuesWith } from '../../constants/constants.ts';
import { inputMg, type FormulaLine } from '../../line.ts';
import { costFoodRun, type UnitCost } from '../../run/index.ts';
import type { FoodValues } from './figures.ts';
import type { FoodPlan } from '../foodPlan.ts';

/** How a run is costed. */
export interface FoodSettings {
  values: FoodValues;
  /** US dollars a kilogram instead of a line's usual price, by its name; of an active, by its material's key. */
  prices?: ReadonlyMap<string, number>;
}

/** Kilograms mixed for one sellable unit: water driven off and waste are on top of what is sold. */
export const mixedKg = ({ grams, archetype }: FoodPlan, values: FoodValues): number =>
  grams / 1000 / (archetype.process_yield * values.yield);

/** Costs a unit of a run, which is rounded up to whole cases. */
export const costUnit = (plan: FoodPlan, run: number, settings: FoodSettings): UnitCost =>
  costFoodRun({ size: plan.size, ingredients: ingredientCost(plan, settings) }, run, settings.values);

function ingredientCost(plan: FoodPlan, { values, prices }: FoodSettings): number {
  const mix = plan.recipe.reduce(
    (sum, { name, percent, price }) => sum + (percent / 100) * (prices?.get(name) ?? price.typical),
    0,
  );
  const actives = plan.actives.reduce(
    (sum, line) =>
      sum + activeKg(plan, line, values) * (prices?.get(line.material.key) ?? line.material.price.base),
    0,
  );
  return (mixedKg(plan, values) * mix + actives) * (1 + values.freightIn);
}

/** Kilograms of an active weighed in for one sellable unit. */
export const activeKg = (plan: FoodPlan, line: FormulaLine, values: FoodValues): number =>
  (plan.servings * inputMg(line, valuesWith())) / 1e6 / values.yield;
