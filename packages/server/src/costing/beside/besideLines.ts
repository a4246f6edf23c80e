import type { BesidePart } from './besideParts.ts';
import { constants, valuesWith, type ConstantKey } from '../constants/constants.ts';
import { fillServing } from '../fill.ts';
import type { ProductionPlan } from '../plan.ts';
import type { CostedLine } from '../productEstimate.ts';
import { landingOf, toMoney } from '../run/index.ts';
import { costOfPart, weighedParts, type Weighed } from './partCosts.ts';
import { priceOfPart, sourceOfPrice } from './partPrices.ts';

/** Figures that price what a form is made with. */
const priceKeys: readonly ConstantKey[] = [
  'excipientPrice', 'carrierPrice', 'carrierOilPrice', 'gummieBasePrice', 'liquidBasePrice', 'readyBasePrice',
  'flavour', 'shell', 'softgelShell',
]; // prettier-ignore
const at = (end: 'cheap' | 'base' | 'dear') =>
  valuesWith(Object.fromEntries(priceKeys.map((key) => [key, constants[key][end]])));
const ends = { low: at('cheap'), base: at('base'), high: at('dear') };

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
  const made = { pack: plan.pack, units: fill.units };
  return weighedParts(plan, fill, ends.base)
    .filter(({ mg }) => mg > 0)
    .map((weighed) => lineOf(weighed, made));
}

function lineOf(weighed: Weighed, made: Pick<ProductionPlan, 'pack'> & { units: number }): Beside {
  const { part, mg } = weighed;
  const [low, base, high] = [ends.low, ends.base, ends.high].map((values) =>
    costOfPart(weighed, made, values),
  ) as [number, number, number];
  const perKg = (cost: number) => toMoney((cost / mg) * 1e6);
  const source = sourceOfPrice(priceOfPart(part));
  const line = {
    name: part.name,
    form: part.form,
    amountPerServing: readable(mg),
    unit: 'mg',
    purpose: part.purpose,
    potency: 1,
    overage: 0,
    inputMg: Number(mg.toPrecision(6)),
    pricePerKg: { low: perKg(low), base: perKg(base), high: perKg(high) },
    costPerServing: base * (part.purpose === 'shell' ? 1 : landingOf(ends.base)),
    source,
    isAssumption: source === null,
  };
  return { part, line };
}

/** As a batch record would say it: two digits are all that is meant. */
const readable = (mg: number) => Number(mg.toPrecision(mg >= 100 ? 3 : 2));
