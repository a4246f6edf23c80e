import type { ConstantValues } from './constants/constants.ts';
import { bandOf, outcomesOf, type Outcome, type PriceLimits } from './outcome.ts';
import type { ProductEstimate } from './productEstimate.ts';
import { revenueOf, type Prices } from './revenue.ts';
import {
  driversOf,
  foodRunMultiples,
  mostMoney,
  priceBreaksOf,
  toMoney,
  waterfallOf,
  wholeCost,
  type MovableRun,
  type RunCost,
} from './run/index.ts';
import { shortfall } from './shortfall.ts';

/** What a supplement's run comes to, as an estimate prints it. */
export type PrintedRun = Pick<
  ProductEstimate,
  | 'currency'
  | 'containers'
  | 'waterfall'
  | 'scenarios'
  | 'drivers'
  | 'priceBreaks'
  | 'oneTimeCost'
  | 'excessMaterialCost'
  | 'suggestedPrice'
  | 'estimatedCost'
  | 'estimatedRevenue'
>;

/** The figures of a run, and what its warnings rest on. */
export interface RunFigures {
  printed: PrintedRun;
  cost: RunCost;
  base: Outcome;
  /** Whether a figure is larger than can be stored. */
  isCapped: boolean;
  /** Why the run earns less than it costs, where it does. */
  losses: string[];
}

/** Costs a supplement's run, moves each of its figures, and sells it within the limits of its price. */
export function runFigures<Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
  limits: PriceLimits,
): RunFigures {
  const { containers, values } = run;
  const { base, moves, prices } = outcomesOf(run, limits);
  const { low, high } = bandOf(base, moves);
  const cost = run.costAt(containers);
  return {
    cost,
    base,
    isCapped: Math.max(high.cost, high.revenue) > mostMoney,
    losses: lossesOf(run, { base, prices }),
    printed: {
      currency: 'USD',
      containers,
      waterfall: waterfallOf(cost),
      scenarios: { low: present(low), base: present(base), high: present(high) },
      drivers: driversOf(
        moves.map((move) => ({
          label: move.label,
          low: move.low.landedUnitCost,
          high: move.high.landedUnitCost,
        })),
      ),
      priceBreaks: priceBreaksOf(run),
      oneTimeCost: toMoney(values.oneTime),
      excessMaterialCost: toMoney(run.excessAt(containers)),
      suggestedPrice: toMoney(prices.direct),
      estimatedCost: toMoney(base.cost),
      estimatedRevenue: toMoney(base.revenue),
    },
  };
}

/** Revenue follows the price, so the price that is needed is told by what the run earns at this one. */
function lossesOf<Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
  { base, prices }: { base: Outcome; prices: Prices },
): string[] {
  const { containers, values } = run;
  const { landedUnitCost: unitCost, cost, revenue } = base;
  const { sellThrough, oneTime } = values;
  const { trade = 0, isTradeAlone = false } = prices;
  const pays = (size: number) => revenueOf(size, prices, values) >= wholeCost(run, size);
  return shortfall(
    { containers, unitCost, cost, revenue, sellThrough, oneTime, excess: run.excessAt(containers) },
    {
      run: foodRunMultiples.map((times) => times * containers).find(pays) ?? null,
      price: revenue > 0 ? ((isTradeAlone ? trade : prices.direct) * cost) / revenue : null,
      isToTrade: isTradeAlone,
    },
  );
}

const present = ({ landedUnitCost, cost, revenue }: Outcome) => ({
  landedUnitCost: toMoney(landedUnitCost),
  estimatedCost: toMoney(cost),
  estimatedRevenue: toMoney(revenue),
});
