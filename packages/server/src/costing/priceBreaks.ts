import { toMoney } from './money.ts';
import type { ProductionPlan } from './plan.ts';
import type { PriceBreak } from './productEstimate.ts';
import { costRun, excessMaterial, type RunSettings } from './run.ts';

/** The run sizes a manufacturer is asked to quote, in containers. */
export const breakSizes = [1000, 2500, 5000, 10_000, 25_000] as const;

/** Unit cost and whole cost of each run size, the latter with one-time costs and material minimums. */
export const priceBreaksOf = (plan: ProductionPlan, settings: RunSettings): PriceBreak[] =>
  breakSizes.map((containers) => {
    const { landedUnitCost } = costRun(plan, containers, settings);
    const extra = settings.values.oneTime + excessMaterial(plan, containers, settings);
    return {
      containers,
      landedUnitCost: toMoney(landedUnitCost),
      estimatedCost: toMoney(landedUnitCost * containers + extra),
    };
  });
