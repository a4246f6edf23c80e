import { registry } from '../../registry/index.ts';
import { valuesWith, type ConstantValues } from '../constants/constants.ts';
import { capsuleSizeFor } from '../dose/capsuleSize.ts';
import { makeValues } from '../dose/makeValues.ts';
import { inputMg } from '../line.ts';
import type { ProductionPlan } from '../plan.ts';
import type { Fill } from '../run/index.ts';
import type { BesidePart } from './besideParts.ts';
import { priceAt, priceOfPart } from './partPrices.ts';

/** A part with its weight in a serving. */
export interface Weighed {
  readonly part: BesidePart;
  readonly mg: number;
}

type Filled = Pick<Fill, 'units' | 'weightMg'>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a serving is made with beside its actives, and around them: how much of each. */
export function weighedParts(plan: ProductionPlan, fill: Filled, values: ConstantValues): Weighed[] {
  const pool = Math.max(0, fill.weightMg - sum(plan.lines.map((line) => inputMg(line, values))));
  const shells = plan.parts
    .filter(({ of }) => of === 'shell')
    .map((part) => ({ part, mg: shellMg(part, plan, fill) }));
  return [...contentOf(plan, fill, pool), ...shells];
}

/** Parts of what is filled in: each its share of the whole, those without one what is left; less where there is not as much. */
function contentOf({ parts }: ProductionPlan, { weightMg }: Filled, pool: number): Weighed[] {
  const inside = parts.filter(({ of }) => of === 'fill');
  const shares = inside.map(({ share }) => ((share ?? 0) / 100) * weightMg);
  const rests = inside.filter(({ share }) => share === null).length;
  const room = pool * (rests > 0 ? restLeast : 1);
  const fit = Math.min(1, room / Math.max(sum(shares), Number.MIN_VALUE));
  const left = pool - sum(shares) * fit;
  return inside.map((part, place) => ({
    part,
    mg: part.share === null ? left / rests : (shares[place] ?? 0) * fit,
  }));
}

/** Of what is filled in beside the actives, the carrier keeps some. */
const restLeast = 0.8;

function shellMg({ share }: BesidePart, plan: ProductionPlan, { units, weightMg }: Filled): number {
  if (plan.pack !== 'capsule' || share !== null) return ((share ?? 0) / 100) * weightMg;
  const size = capsuleSizeFor(weightMg / units, makeValues(plan, valuesWith()));
  return units * (registry.records.capsules.find((each) => each.size === size)?.hpmcMg ?? 0);
}

/** What a part of a serving costs at the figures `values`, US dollars before freight. */
export function costOfPart(
  { part, mg }: Weighed,
  { pack, units }: { pack: ProductionPlan['pack']; units: number },
  values: ConstantValues,
): number {
  const price = priceAt(part, pack, values);
  return priceOfPart(part).unit === 'USD/1,000' ? (units * price) / 1000 : (mg / 1e6) * price;
}

/** What parts cost together, US dollars before freight: those of the fill, and those around it. */
export function costOfParts(
  plan: ProductionPlan,
  fill: Filled,
  values: ConstantValues,
): Pick<Fill, 'extraCost' | 'shell'> {
  const { pack, parts } = plan;
  const costs = weighedParts(plan, fill, values).map((weighed) => ({
    isShell: weighed.part.purpose === 'shell',
    cost: costOfPart(weighed, { pack, units: fill.units }, values),
  }));
  const of = (isOf: boolean) => sum(costs.filter(({ isShell }) => isShell === isOf).map(({ cost }) => cost));
  return { extraCost: of(false), shell: parts.some(({ purpose }) => purpose === 'shell') ? of(true) : 0 };
}
