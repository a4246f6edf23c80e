import { valuesWith } from '../constants.ts';
import { inputMg, type FormulaLine } from '../line.ts';
import type { FoodValues } from './figures.ts';
import type { FoodPlan } from './foodPlan.ts';

/** Where the money of a unit goes. */
export interface UnitParts {
  ingredients: number;
  toll: number;
  packaging: number;
  setup: number;
  testing: number;
  freight: number;
  storage: number;
}

/** What a unit of a run costs, US dollars, unrounded. */
export interface UnitCost {
  /** Units of the run: whole cases. */
  units: number;
  parts: UnitParts;
  unitCost: number;
  /** The whole run with one-time work. */
  cost: number;
  pallets: number;
}

/** How a run is costed. */
export interface FoodSettings {
  values: FoodValues;
  /** US dollars a kilogram instead of a line's usual price, by its name; of an active, by its material's key. */
  prices?: ReadonlyMap<string, number>;
}

/** By how much toll and packaging of another size than the category's own differ: bigger packs cost less a gram. */
export function sizeScale(size: number, { unitSize, sizeExponent }: FoodValues): number {
  const ratio = size / unitSize;
  return ratio >= 0.8 && ratio <= 1.25 ? 1 : ratio ** sizeExponent;
}

/** Kilograms mixed for one sellable unit: water driven off and waste are on top of what is sold. */
export const mixedKg = ({ grams, archetype }: FoodPlan, values: FoodValues): number =>
  grams / 1000 / (archetype.process_yield * values.yield);

/** Costs a unit of a run, which is rounded up to whole cases. */
export function costUnit(plan: FoodPlan, run: number, settings: FoodSettings): UnitCost {
  const { values } = settings;
  const scale = sizeScale(plan.size, values);
  const units = Math.ceil(run / values.unitsPerCase) * values.unitsPerCase;
  const perPallet = unitsPerPallet(plan, values);
  const packs = values.primaryPack + values.label + values.carton + values.shippingCase;
  const parts: UnitParts = {
    ingredients: ingredientCost(plan, settings),
    toll: values.toll * scale,
    packaging: packs * scale * (1 + values.packagingWaste),
    setup: values.setup / units,
    testing: values.testing / units,
    freight: (values.palletFreight * (1 + values.freightPremium)) / perPallet,
    storage: (values.monthsInStore * values.storage) / perPallet,
  };
  const unitCost = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { units, parts, unitCost, cost: unitCost * units + values.oneTime, pallets: units / perPallet };
}

function unitsPerPallet({ size }: FoodPlan, values: FoodValues): number {
  const ratio = sizeScale(size, values) === 1 ? 1 : size / values.unitSize;
  return Math.max(1, Math.floor((values.unitsPerCase * values.casesPerPallet) / ratio));
}

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
