import { constantKeys, constants, valuesWith, isUsedBy } from './constants.ts';
import { limitOf } from './formLimits.ts';
import type { ProductionPlan } from './plan.ts';
import { pricesOf, revenueOf, type Prices } from './revenue.ts';
import { costPlan, excessMaterial, type RunSettings } from './planRun.ts';

/** What a run comes to, unrounded US dollars. */
export interface Outcome {
  landedUnitCost: number;
  /** The whole run with one-time costs and material minimums. */
  cost: number;
  revenue: number;
}

/** One figure moved to either end of its band, the others at base. */
export interface Move {
  label: string;
  low: Outcome;
  high: Outcome;
}

export const baseSettings: RunSettings = { values: valuesWith() };

/** The base outcome of a run and what each figure's band does to it. Prices to customers are those of the base. */
export function outcomesOf(
  plan: ProductionPlan,
  containers: number,
): { base: Outcome; moves: Move[]; prices: Prices } {
  const { landedUnitCost } = costPlan(plan, containers, baseSettings);
  const prices = pricesFor(plan, landedUnitCost);
  const outcome = (changes: Partial<RunSettings>): Outcome => {
    const settings = { ...baseSettings, ...changes };
    const landed = costPlan(plan, containers, settings).landedUnitCost;
    return {
      landedUnitCost: landed,
      cost: landed * containers + settings.values.oneTime + excessMaterial(plan, containers, settings),
      revenue: revenueOf(containers, prices, settings.values),
    };
  };
  const ofConstants = constantKeys
    .filter((key) => isUsedBy(key, plan.pack) && constants[key].cheap !== constants[key].dear)
    .map((key) => ({
      label: constants[key].label,
      low: outcome({ values: valuesWith({ [key]: constants[key].cheap }) }),
      high: outcome({ values: valuesWith({ [key]: constants[key].dear }) }),
    }));
  const ofPrices = plan.lines.map(({ material: { key, form, price } }) => ({
    label: `Price of ${form}`,
    low: outcome({ prices: new Map([[key, price.low]]) }),
    high: outcome({ prices: new Map([[key, price.high]]) }),
  }));
  return { base: outcome({}), moves: [...ofConstants, ...ofPrices], prices };
}

/** Prices by the cost, but none above what such products are sold for. */
function pricesFor({ pack }: ProductionPlan, landedUnitCost: number): Prices {
  const { direct, retail } = pricesOf(landedUnitCost, baseSettings.values);
  const { priceHigh } = limitOf(pack);
  return { direct: Math.min(direct, priceHigh), retail: Math.min(retail, priceHigh) };
}

/**
 * Low and high of an outcome. The bands are independent of each other, so they add up as the root of their squares:
 * every figure at its worst at once would not happen.
 */
export function bandOf(base: Outcome, moves: readonly Move[]): { low: Outcome; high: Outcome } {
  const spread = (key: keyof Outcome, end: 'low' | 'high') => {
    const apart = moves.map((move) =>
      end === 'low' ? base[key] - move.low[key] : move.high[key] - base[key],
    );
    return Math.hypot(...apart.filter((distance) => distance > 0));
  };
  const at = (end: 'low' | 'high'): Outcome => {
    const sign = end === 'low' ? -1 : 1;
    return {
      landedUnitCost: Math.max(0, base.landedUnitCost + sign * spread('landedUnitCost', end)),
      cost: Math.max(0, base.cost + sign * spread('cost', end)),
      revenue: Math.max(0, base.revenue + sign * spread('revenue', end)),
    };
  };
  return { low: at('low'), high: at('high') };
}
