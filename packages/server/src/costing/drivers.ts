import type { EstimateDriver } from '../contract/index.ts';
import { constantKeys, constants, figuresAt, isUsedBy } from './constants.ts';
import { toMoney } from './money.ts';
import type { Plan } from './plan.ts';
import { costRun } from './run.ts';

/** How many drivers are named. */
const mostDrivers = 5;

/** The figures that move the landed unit cost most, each moved through its band while the others stay at base. */
export function driversOf(plan: Plan, containers: number): EstimateDriver[] {
  const base = { figures: figuresAt('base'), level: 'base' } as const;
  const landed = (settings: Parameters<typeof costRun>[2]) =>
    costRun(plan, containers, settings).landedUnitCost;
  const ofConstants = constantKeys
    .filter((key) => isUsedBy(key, plan.pack) && constants[key].cheap !== constants[key].dear)
    .map((key) => ({
      label: constants[key].label,
      low: landed({ ...base, figures: figuresAt('base', { [key]: constants[key].cheap }) }),
      high: landed({ ...base, figures: figuresAt('base', { [key]: constants[key].dear }) }),
    }));
  const ofPrices = plan.lines.map(({ material: { form, price } }) => ({
    label: `Price of ${form}`,
    low: landed({ ...base, prices: new Map([[form, price.low]]) }),
    high: landed({ ...base, prices: new Map([[form, price.high]]) }),
  }));
  return [...ofConstants, ...ofPrices]
    .filter(({ low, high }) => high - low >= 0.01)
    .sort((a, b) => b.high - b.low - (a.high - a.low))
    .slice(0, mostDrivers)
    .map(({ label, low, high }) => ({ label, low: toMoney(low), high: toMoney(high) }));
}
