import { limitOf, limitOfSize } from './dose/formLimits.ts';
import { isCounted } from './dose/hold.ts';
import type { ProductionPlan } from './plan.ts';
import { isSingleDose } from './stated/productStyle.ts';

/** What a run of a supplement came to. */
export interface RunResult {
  /** Pieces of a serving. */
  units: number;
  /** US dollars of a container, landed. */
  landedUnitCost: number;
  /** US dollars that a container of the run earns. */
  revenue: number;
  /** Whether the words say what it is sold for. */
  isPriceSaid?: boolean;
}

/** A price that the words say may be so many times above or below the usual ones: more is likely misread. Our assumption. */
const timesOfSaid = 2;

/** What a serving is: its pack, its weight where it is poured, and how many a container has. */
type Portion = Pick<ProductionPlan, 'pack' | 'servingMg' | 'servings' | 'style'>;

/** Gels and shots in sachets hold up to so much, g. Our assumption. */
const mostOfSingleDose = 75;

/** Why the figures of a supplement should not be shown: no such product is sold. Null where they may be. */
export function withheldReason(plan: Portion, result: RunResult): string | null {
  const { costLow, costHigh, revenueLow, revenueHigh } = limitOfSize(plan.pack, plan.servings);
  const times = result.isPriceSaid ? timesOfSaid : 1;
  return (
    servingReason(plan, result) ??
    outside('A container would cost', result.landedUnitCost, [costLow, costHigh]) ??
    outside('A container would earn', result.revenue, [revenueLow / times, revenueHigh * times])
  );
}

function servingReason({ pack, servingMg, style }: Portion, { units }: RunResult): string | null {
  const limit = limitOf(pack);
  const { pieces } = limit;
  const mostStated = isSingleDose(style) ? mostOfSingleDose : limit.mostStated;
  const size = isCounted(pack) ? units : servingMg / 1000;
  if (size <= mostStated * (isCounted(pack) ? 1 : 1.1)) return null;
  const shown = isCounted(pack) ? units.toLocaleString('en-US') : Math.round(size).toLocaleString('en-US');
  return `A serving takes ${shown} ${pieces}, and such products have at most ${mostStated}: lower the amounts, or choose another form.`;
}

function outside(what: string, amount: number, [low, high]: readonly [number, number]): string | null {
  if (amount >= low && amount <= high) return null;
  return `${what} ${usd(amount)}, and such products are between ${usd(low)} and ${usd(high)}: check amounts, form and volume.`;
}

const usd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });
