import type { BesidePart } from './beside/besideParts.ts';
import { costOfParts } from './beside/partCosts.ts';
import type { Pack } from './constants/constant.ts';
import type { ConstantValues } from './constants/constants.ts';
import { limitOf } from './dose/formLimits.ts';
import { gummieLoadOf } from './dose/gummieLoads.ts';
import { makeValues } from './dose/makeValues.ts';
import { binderOf, tabletOf } from './dose/pieceFills.ts';
import { tightOf } from './dose/tight.ts';
import { inputMg } from './line.ts';
import type { ProductionPlan } from './plan.ts';
import { pieceWork, servingWork, type CountedPack, type Fill } from './run/index.ts';
import { madeStyleOf } from './stated/productStyle.ts';

type Recipe = (plan: ProductionPlan, values: ConstantValues) => Fill;

const activeMg = ({ lines, fillerMg }: ProductionPlan, values: ConstantValues) =>
  lines.reduce((sum, line) => sum + inputMg(line, values), fillerMg);
/** Rounding up, but not for a hair of floating-point dust. */
const piecesFor = (mg: number, eachMg: number) => Math.max(1, Math.ceil(mg / eachMg - 1e-9));
const dollars = (mg: number, pricePerKg: number) => (mg / 1e6) * pricePerKg;

/** Making and bottling the pieces of a serving. */
function made(pack: CountedPack, units: number, values: ConstantValues) {
  const each = pieceWork(pack, values);
  return { process: units * each.process, volumeMl: units * each.volumeMl };
}

const fillCapsule: Recipe = (plan, values) => {
  const { capsuleVolume, capsuleDensity, capsuleFill, capsuleExcipient } = values;
  const active = activeMg(plan, values);
  const excipient = active * capsuleExcipient;
  const units =
    plan.pieces ?? piecesFor(active + excipient, capsuleVolume * capsuleDensity * 1000 * capsuleFill);
  const least = units * values.smallestFill;
  const topUp = Math.max(0, least - active - excipient) + plan.fillerMg;
  return {
    units,
    weightMg: Math.max(active + excipient, least),
    extraCost: dollars(excipient, values.excipientPrice) + dollars(topUp, values.carrierPrice),
    shell: (units * values.shell) / 1000,
    ...made('capsule', units, values),
  };
};

/** Whether the words say what a piece weighs. */
const isWeighed = ({ leastMg, mostMg }: ProductionPlan) => mostMg !== null && leastMg === mostMg;
/** What a tablet is pressed with beside its actives, and how many tablets hold a serving. */
function pressed({ lines, fillerMg }: ProductionPlan, values: ConstantValues) {
  const weighed = lines.map((line) => ({ material: line.material, mg: inputMg(line, values) }));
  const sumOf = (of: (each: (typeof weighed)[number]) => number, filler: number) =>
    weighed.reduce((sum, each) => sum + of(each), filler);
  const binder = sumOf(
    ({ material, mg }) => mg * binderOf(material, values),
    fillerMg * values.tabletExcipient,
  );
  const room = sumOf(
    ({ material, mg }) => (mg * (1 + binderOf(material, values))) / tabletOf(material, values),
    (fillerMg * (1 + values.tabletExcipient)) / values.tabletWeight,
  );
  return { binder, room, heaviestMg: (sumOf(({ mg }) => mg, fillerMg) + binder) / room };
}

const fillTablet: Recipe = (plan, values) => {
  const active = activeMg(plan, values);
  const { binder: needed, room } = pressed(plan, values);
  const units = plan.pieces ?? piecesFor(room, 1);
  const least = units * Math.max(values.smallestFill, plan.leastMg);
  // With so little beside its actives a tablet still holds together; what is taken in fewer than usual is pressed so.
  const tight = pressed(plan, tightOf(values));
  const most = isWeighed(plan) ? least : units * tight.heaviestMg;
  const excipient =
    isWeighed(plan) || plan.pieces !== null
      ? Math.min(needed, Math.max(most - active, tight.binder))
      : needed;
  const topUp = Math.max(0, least - active - excipient) + plan.fillerMg;
  return {
    units,
    weightMg: Math.max(active + excipient, least),
    extraCost: dollars(excipient, values.excipientPrice) + dollars(topUp, values.carrierPrice),
    shell: 0,
    ...made('tablet', units, values),
  };
};

const fillSoftgel: Recipe = (plan, values) => {
  const active = activeMg(plan, values);
  const oil = plan.lines
    .filter(({ material }) => material.category === 'oil')
    .reduce((sum, line) => sum + inputMg(line, values), plan.fillerMg);
  const suspension = (active - oil) * values.softgelCarrier;
  const units = plan.pieces ?? piecesFor(active + suspension, values.softgelWeight);
  const topUp = Math.max(0, units * values.smallestFill - active - suspension);
  return {
    units,
    weightMg: active + suspension + topUp,
    extraCost: dollars(suspension + topUp + plan.fillerMg, values.carrierOilPrice),
    shell: (units * values.softgelShell) / 1000,
    ...made('softgel', units, values),
  };
};

/** The base of a piece is charged whole: the active comes on top of it. */
const fillGummie: Recipe = (plan, values) => {
  const active = activeMg(plan, values);
  const units = plan.pieces ?? gummiesFor(plan, values);
  const base = isWeighed(plan)
    ? Math.max(0, units * (plan.mostMg ?? 0) - active)
    : units * values.gummieWeight;
  return {
    units,
    weightMg: base + active,
    extraCost: dollars(base, values.gummieBasePrice) + dollars(plan.fillerMg, values.carrierPrice),
    shell: 0,
    ...made('gummie', units, values),
  };
};

/** Gummies that hold the actives of a serving and its filler. */
function gummiesFor({ lines, fillerMg }: ProductionPlan, values: ConstantValues): number {
  const room = lines.reduce(
    (sum, line) => sum + inputMg(line, values) / gummieLoadOf(line.material, values),
    0,
  );
  return Math.max(limitOf('gummie').least, piecesFor(room + fillerMg / values.gummieLoad, 1));
}

const fillPowder: Recipe = (plan, values) => {
  const active = activeMg(plan, values);
  const system = active * (plan.plainShare ?? values.powderSystem);
  const isFull = plan.isServingSaid && active <= plan.servingMg;
  const weightMg = isFull ? plan.servingMg : Math.max(plan.servingMg, active + system);
  const carrier = weightMg - active + plan.fillerMg;
  return {
    units: 1,
    weightMg,
    extraCost: dollars(carrier, values.carrierPrice) + tasteCostOf(plan, values),
    shell: 0,
    process: servingWork(plan.pack, values),
    volumeMl: weightMg / 1000 / values.powderDensity,
  };
};

/** Whether a part of the fill is there for its taste. */
export const isTaste = ({ purpose, of }: BesidePart): boolean =>
  of === 'fill' && (purpose === 'flavour' || purpose === 'sweetener');

/** What flavour and sweetener of a serving cost, US dollars, where nothing says what they are; nothing of what has neither. */
function tasteCostOf(plan: ProductionPlan, values: ConstantValues): number {
  if (plan.servingMg === 0 || plan.plainShare !== null) return 0;
  const isPowder = plan.pack === 'tub' || plan.pack === 'sticks';
  return isPowder ? values.flavour : flavourOf(plan, values);
}

/** A drop or a spray takes its part of a dropper's flavour. */
function flavourOf({ pack, servingMg }: ProductionPlan, values: ConstantValues): number {
  const usualMg = values.dropperServing * values.liquidDensity * 1000;
  return values.flavour * (pack === 'dropper' ? Math.min(1, servingMg / usualMg) : 1);
}

/** The base is charged for the whole serving: what dissolves takes little room. */
const fillLiquid: Recipe = (plan, values) => {
  const price = plan.pack === 'ready' ? values.readyBasePrice : values.liquidBasePrice;
  return {
    units: 1,
    weightMg: plan.servingMg,
    extraCost: dollars(plan.servingMg, price) + tasteCostOf(plan, values),
    shell: 0,
    process: servingWork(plan.pack, values),
    volumeMl: plan.servingMg / 1000 / values.liquidDensity,
  };
};

const recipes: Readonly<Record<Pack, Recipe>> = {
  capsule: fillCapsule,
  tablet: fillTablet,
  softgel: fillSoftgel,
  gummie: fillGummie,
  tub: fillPowder,
  sticks: fillPowder,
  bottle: fillLiquid,
  dropper: fillLiquid,
  ready: fillLiquid,
};

/** What a serving of the plan is made into: parts that are known cost what each is bought at, else the form's figures. */
export function fillServing(plan: ProductionPlan, usual: ConstantValues): Fill {
  const fill = recipes[plan.pack](plan, makeValues(plan, usual));
  const priced = plan.parts.length === 0 ? fill : { ...fill, ...costOfParts(plan, fill, usual) };
  const work = (madeStyleOf(plan.style)?.work ?? 0) / 1000;
  return work === 0 ? priced : { ...priced, process: priced.process + priced.units * work };
}
