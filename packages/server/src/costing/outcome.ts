import { constantKeys, constants, valuesWith, isUsedBy, type ConstantValues } from './constants/constants.ts';
import type { ProductionPlan } from './plan.ts';
import { pricesOf, revenueOf, type Prices } from './revenue.ts';
import type { UsualPrice } from './stated/usualPrices.ts';
import { shelfUsdOf, type ContainerPrice, type StatedTrade } from './stated/statedPrice.ts';
import { costPlan, excessMaterial, type RunSettings } from './planRun.ts';
import { wholeCost, type MovableRun } from './run/index.ts';

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

/** What a container may be sold for, US dollars: at most `high`, or what is `stated`. */
export interface PriceLimits {
  /** The least that such products are sold for; nothing of what has no such row. */
  low: number;
  high: number;
  stated: number | null;
  /** Whether it is the words that say the most. */
  isMostSaid: boolean;
  /** What the trade pays for it by the words; absent where they do not say. */
  trade?: Pick<StatedTrade, 'usd' | 'isToDistributor'> | null;
}

/** The limits of a container's price: what words say of it, or what such products are sold for at most. */
export const limitsOf = (
  { stated, most }: ContainerPrice,
  { low, high }: UsualPrice,
  trade: StatedTrade | null,
): PriceLimits => ({
  trade,
  low: Math.min(low, high, most?.usd ?? Infinity),
  high: Math.min(high, most?.usd ?? Infinity),
  stated: stated?.usd ?? null,
  isMostSaid: most !== null && most.usd < high,
});

/** The base outcome of a run and what each figure's band does to it. Prices to customers are those of the base. */
export function outcomesOf<Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
  limits: PriceLimits,
): { base: Outcome; moves: Move[]; prices: Prices } {
  const { containers } = run;
  const asked = pricesFor(run.costAt(containers).landedUnitCost, run.values, limits);
  const prices = paying(run, asked, limits);
  const outcome = (change?: Change): Outcome => ({
    landedUnitCost: run.costAt(containers, change).landedUnitCost,
    cost: wholeCost(run, containers, change),
    revenue: revenueOf(containers, prices, change?.values ?? run.values),
  });
  const moves = run.moves.map(({ label, low, high }) => ({ label, low: outcome(low), high: outcome(high) }));
  return { base: outcome(), moves, prices };
}

/**
 * Prices at which the first run pays for itself, as far as such products are sold for so much: nobody who knows what they
 * are sold for asks less than that. Prices that words say stay.
 */
function paying<Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
  prices: Prices,
  { low, high, stated, trade = null }: PriceLimits,
): Prices {
  if (stated !== null || trade || low === 0) return prices;
  const revenue = revenueOf(run.containers, prices, run.values);
  const times = revenue > 0 ? (wholeCost(run, run.containers) / revenue) * margin : 1;
  if (times <= 1) return prices;
  return { direct: Math.min(prices.direct * times, high), retail: Math.min(prices.retail * times, high) };
}

/** So much above what just pays. Our assumption. */
const margin = 1.05;

/** A concept's plan as a run of so many containers. */
export function runOfPlan(plan: ProductionPlan, containers: number): MovableRun<Partial<RunSettings>> {
  const settings = (change?: Partial<RunSettings>) => ({ ...baseSettings, ...change });
  const ofConstants = constantKeys
    .filter((key) => isUsedBy(key, plan.pack) && constants[key].cheap !== constants[key].dear)
    .map((key) => ({
      label: constants[key].label,
      low: { values: valuesWith({ [key]: constants[key].cheap }) },
      high: { values: valuesWith({ [key]: constants[key].dear }) },
    }));
  const ofPrices = plan.lines.map(({ material: { key, form, price } }) => ({
    label: `Price of ${form}`,
    low: { prices: new Map([[key, price.low]]) },
    high: { prices: new Map([[key, price.high]]) },
  }));
  return {
    pack: plan.pack,
    containers,
    values: baseSettings.values,
    moves: [...ofConstants, ...ofPrices],
    costAt: (size, change) => costPlan(plan, size, settings(change)),
    excessAt: (size, change) => excessMaterial(plan, size, settings(change)),
  };
}

/** Prices by the cost, between what such products are sold for. */
const within = (price: number, { low, high }: PriceLimits) => Math.max(low, Math.min(price, high));

/**
 * The stated price, or that on the shelf of what the trade is said to pay, or else prices by the cost, but none above what
 * such products are sold for.
 */
function pricesFor(landedUnitCost: number, values: ConstantValues, limits: PriceLimits): Prices {
  const { stated, trade = null } = limits;
  const trading = trade ? { trade: trade.usd, isTradeAlone: stated === null } : {};
  if (stated !== null) return { direct: stated, retail: stated, ...trading };
  if (trade) {
    const shelf = shelfUsdOf(trade, values);
    return { direct: shelf, retail: shelf, ...trading };
  }
  const { direct, retail } = pricesOf(landedUnitCost, values);
  return { direct: within(direct, limits), retail: within(retail, limits) };
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
