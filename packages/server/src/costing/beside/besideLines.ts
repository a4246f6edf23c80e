import { registry } from '../../registry/index.ts';
import type { BesidePart } from './besideParts.ts';
import { constants, valuesWith, type ConstantKey, type ConstantValues } from '../constants/constants.ts';
import { capsuleSizeFor, fillServing, isTaste, tasteCostOf } from '../fill.ts';
import { makeValues } from '../dose/makeValues.ts';
import { inputMg } from '../line.ts';
import type { ProductionPlan } from '../plan.ts';
import type { CostedLine } from '../productEstimate.ts';
import { landingOf, toMoney, type Fill } from '../run/index.ts';

/** Figures that price what a form is made with. */
const priceKeys: readonly ConstantKey[] = [
  'excipientPrice', 'carrierPrice', 'carrierOilPrice', 'gummieBasePrice', 'liquidBasePrice', 'readyBasePrice',
  'flavour', 'shell',
]; // prettier-ignore
const at = (end: 'cheap' | 'base' | 'dear') =>
  valuesWith(Object.fromEntries(priceKeys.map((key) => [key, constants[key][end]])));
const ends = { low: at('cheap'), base: at('base'), high: at('dear') };

/** A part with its weight in a serving. */
interface Weighed {
  part: BesidePart;
  mg: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A part with its line in an estimate. */
export interface Beside {
  part: BesidePart;
  line: CostedLine;
}

/** What a plan's serving is made with beside its actives, as lines: what of their cost the figures hold already. */
export const besideLines = (plan: ProductionPlan): CostedLine[] => besideOf(plan).map(({ line }) => line);

/** The same with the part that each line is of. */
export function besideOf(plan: ProductionPlan): Beside[] {
  const fill = fillServing(plan, ends.base);
  const pool = Math.max(0, fill.weightMg - sum(plan.lines.map((line) => inputMg(line, ends.base))));
  const content = contentOf(plan, fill, pool);
  const shells = plan.parts
    .filter(({ of }) => of === 'shell')
    .map((part) => ({ part, mg: shellMg(part, plan, fill) }));
  return [
    ...content.map((weighed) =>
      lineOf(weighed, (values) => contentPrice(weighed, content, { plan, values })),
    ),
    ...shells.map((weighed) =>
      plan.pack === 'capsule' && weighed.part.purpose === 'shell' && weighed.mg > 0
        ? lineOf(weighed, (values) => (fillServing(plan, values).shell / weighed.mg) * 1e6)
        : lineOf(weighed, null),
    ),
  ].filter(({ line }) => line.inputMg > 0);
}

/** Parts of what is filled in: each its share of the whole, those without one what is left; less where there is not as much. */
function contentOf({ parts }: ProductionPlan, { weightMg }: Fill, pool: number): Weighed[] {
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

function shellMg({ share }: BesidePart, plan: ProductionPlan, { units, weightMg }: Fill): number {
  if (plan.pack !== 'capsule' || share !== null) return ((share ?? 0) / 100) * weightMg;
  const size = capsuleSizeFor(weightMg / units, makeValues(plan, ends.base));
  return units * (registry.records.capsules.find((each) => each.size === size)?.hpmcMg ?? 0);
}

/** US dollars a kilogram of a part of the fill: taste has what the figures count for it, the others share the rest. */
function contentPrice(
  { part }: Weighed,
  content: readonly Weighed[],
  { plan, values }: { plan: ProductionPlan; values: ConstantValues },
): number {
  const { extraCost } = fillServing(plan, values);
  const tasteMg = sum(content.filter((each) => isTaste(each.part)).map(({ mg }) => mg));
  const taste = tasteMg > 0 ? tasteCostOf(plan, values) : 0;
  const perMg = (extraCost - taste) / sum(content.map(({ mg }) => mg));
  return (perMg + (isTaste(part) && tasteMg > 0 ? taste / tasteMg : 0)) * 1e6;
}

/** A line of a part; without a price where it is in the price of the making. */
function lineOf({ part, mg }: Weighed, price: ((values: ConstantValues) => number) | null): Beside {
  const [low, base, high] = price ? [ends.low, ends.base, ends.high].map(price) : [0, 0, 0];
  const landing = part.of === 'shell' ? 1 : landingOf(ends.base);
  const line = {
    name: part.name,
    form: part.form,
    amountPerServing: readable(mg),
    unit: 'mg',
    purpose: part.purpose,
    potency: 1,
    overage: 0,
    inputMg: Number(mg.toPrecision(6)),
    pricePerKg: { low: toMoney(low ?? 0), base: toMoney(base ?? 0), high: toMoney(high ?? 0) },
    costPerServing: (mg / 1e6) * (base ?? 0) * landing,
    source: price ? null : 'Counted in the making of a piece',
    isAssumption: price !== null,
  };
  return { part, line };
}

/** As a batch record would say it: two digits are all that is meant. */
const readable = (mg: number) => Number(mg.toPrecision(mg >= 100 ? 3 : 2));
