import { excessMaterial, costPlan, type RunSettings } from './planRun.ts';
import type { ProductionPlan } from './plan.ts';
import { breakSizes, toMoney, type PriceBreak } from './run/index.ts';

/** Unit cost and whole cost of each run size, the latter with one-time costs and material minimums. */
export const priceBreaksOf = (plan: ProductionPlan, settings: RunSettings): PriceBreak[] =>
  breakSizes.map((containers) => {
    const { landedUnitCost } = costPlan(plan, containers, settings);
    const extra = settings.values.oneTime + excessMaterial(plan, containers, settings);
    return {
      containers,
      landedUnitCost: toMoney(landedUnitCost),
      estimatedCost: toMoney(landedUnitCost * containers + extra),
    };
  });
