import type { ConstantValues } from './constants.ts';
import { bandOf, outcomesOf, type Outcome, type PriceLimits } from './outcome.ts';
import type { ProductEstimate } from './productEstimate.ts';
import {
  driversOf,
  mostMoney,
  priceBreaksOf,
  toMoney,
  waterfallOf,
  type MovableRun,
  type RunCost,
} from './run/index.ts';

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

const present = ({ landedUnitCost, cost, revenue }: Outcome) => ({
  landedUnitCost: toMoney(landedUnitCost),
  estimatedCost: toMoney(cost),
  estimatedRevenue: toMoney(revenue),
});
