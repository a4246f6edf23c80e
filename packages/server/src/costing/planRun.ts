import { inContainer } from './container.ts';
import { inputMg, type FormulaLine } from './line.ts';
import { fillServing } from './fill.ts';
import type { ConstantValues } from './constants/constants.ts';
import type { ProductionPlan } from './plan.ts';
import { costRun, excessOf, yieldOf, type RunCost } from './run/index.ts';

/** How a run is costed. */
export interface RunSettings {
  values: ConstantValues;
  /** US dollars a kilogram instead of the material's base price, by its key: a quote received, or a price moved. */
  prices?: ReadonlyMap<string, number>;
}

/** US dollars a kilogram of a line's material, as bought. */
export const priceOf = ({ material }: FormulaLine, { prices }: RunSettings) =>
  prices?.get(material.key) ?? material.price.base;

/** Costs one container of a run of `containers` of a concept's plan. */
export function costPlan(plan: ProductionPlan, containers: number, settings: RunSettings): RunCost {
  const { pack, container, servings } = plan;
  const values = inContainer(pack, container, settings.values);
  const run = { pack, servings, fill: fillServing(plan, values), materialCost: activeCost(plan, settings) };
  return costRun(run, containers, values);
}

/** Active materials of a serving, US dollars before freight. */
function activeCost(plan: ProductionPlan, settings: RunSettings): number {
  return plan.lines.reduce(
    (sum, line) => sum + (inputMg(line, settings.values) / 1e6) * priceOf(line, settings),
    0,
  );
}

/** Material bought beyond the need of a run because of its least order, US dollars before freight. */
export function excessMaterial(plan: ProductionPlan, containers: number, settings: RunSettings): number {
  const { values } = settings;
  const needed = plan.lines.map((line) => ({
    kg: (plan.servings * inputMg(line, values) * containers) / 1e6 / yieldOf(plan.pack, values),
    perKg: priceOf(line, settings),
    usualPerKg: line.material.price.base,
  }));
  return excessOf(needed, values);
}
