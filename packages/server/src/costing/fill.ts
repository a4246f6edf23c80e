import type { Pack } from './constant.ts';
import type { Figures } from './constants.ts';
import { inputMg } from './dose.ts';
import type { Plan } from './plan.ts';

/** What a serving is made into, beside its active materials. */
export interface Fill {
  /** Pieces to take; 1 of a poured serving. */
  units: number;
  /** Weight of a serving, mg. */
  weightMg: number;
  /** Excipients, fillers, carriers and flavour of a serving, US dollars before freight. */
  extraCost: number;
  /** Empty shells of a serving, US dollars. */
  shell: number;
  /** Making the pieces of a serving, US dollars. */
  process: number;
  /** Room that a serving takes in its container, mL. */
  volumeMl: number;
}

/** Volumes of the standard two-piece capsules in mL, largest first (size charts of capsule makers). */
export const capsuleSizes = [
  ['00', 0.91],
  ['0', 0.68],
  ['1', 0.5],
  ['2', 0.37],
  ['3', 0.3],
  ['4', 0.21],
] as const;

/** The smallest standard capsule that holds `mg`, in the density and fill of `figures`. */
export function capsuleSizeFor(mg: number, figures: Figures): string {
  const perMl = figures.capsuleDensity * figures.capsuleFill * 1000;
  const fitting = capsuleSizes.findLast(([, volume]) => volume * perMl >= mg - 1e-6);
  return (fitting ?? capsuleSizes[0])[0];
}

type Recipe = (plan: Plan, figures: Figures) => Fill;

const activeMg = ({ lines, fillerMg }: Plan, figures: Figures) =>
  lines.reduce((sum, line) => sum + inputMg(line, figures), fillerMg);
/** Rounding up, but not for a hair of floating-point dust. */
const piecesFor = (mg: number, eachMg: number) => Math.max(1, Math.ceil(mg / eachMg - 1e-9));
const dollars = (mg: number, pricePerKg: number) => (mg / 1e6) * pricePerKg;

const fillCapsule: Recipe = (plan, figures) => {
  const { capsuleVolume, capsuleDensity, capsuleFill, capsuleExcipient } = figures;
  const active = activeMg(plan, figures);
  const excipient = active * capsuleExcipient;
  const units = piecesFor(active + excipient, capsuleVolume * capsuleDensity * 1000 * capsuleFill);
  const topUp = Math.max(0, figures.smallestFill - active - excipient) + plan.fillerMg;
  return {
    units,
    weightMg: Math.max(active + excipient, figures.smallestFill),
    extraCost: dollars(excipient, figures.excipientPrice) + dollars(topUp, figures.carrierPrice),
    shell: (units * figures.shell) / 1000,
    process: (units * figures.capsuleProcess) / 1000,
    volumeMl: units * figures.capsuleSpace,
  };
};

const fillTablet: Recipe = (plan, figures) => {
  const active = activeMg(plan, figures);
  const excipient = active * figures.tabletExcipient;
  const units = piecesFor(active + excipient, figures.tabletWeight);
  const topUp = Math.max(0, figures.smallestFill - active - excipient) + plan.fillerMg;
  return {
    units,
    weightMg: Math.max(active + excipient, figures.smallestFill),
    extraCost: dollars(excipient, figures.excipientPrice) + dollars(topUp, figures.carrierPrice),
    shell: 0,
    process: (units * (figures.tabletProcess + figures.tabletCoating)) / 1000,
    volumeMl: units * figures.tabletSpace,
  };
};

const fillSoftgel: Recipe = (plan, figures) => {
  const active = activeMg(plan, figures);
  const oil = plan.lines
    .filter(({ material }) => material.category === 'oil')
    .reduce((sum, line) => sum + inputMg(line, figures), plan.fillerMg);
  const suspension = (active - oil) * figures.softgelCarrier;
  const topUp = Math.max(0, figures.smallestFill - active - suspension);
  const units = piecesFor(active + suspension, figures.softgelWeight);
  return {
    units,
    weightMg: active + suspension + topUp,
    extraCost: dollars(suspension + topUp + plan.fillerMg, figures.carrierOilPrice),
    shell: 0,
    process: (units * figures.softgelProcess) / 1000,
    volumeMl: units * figures.softgelSpace,
  };
};

/** The base of a piece is charged whole: the active comes on top of it. */
const fillGummie: Recipe = (plan, figures) => {
  const active = activeMg(plan, figures);
  const units = piecesFor(active, figures.gummieLoad);
  const base = units * figures.gummieWeight;
  return {
    units,
    weightMg: base + active,
    extraCost: dollars(base, figures.gummieBasePrice) + dollars(plan.fillerMg, figures.carrierPrice),
    shell: 0,
    process: (units * figures.gummieProcess) / 1000,
    volumeMl: units * figures.gummieSpace,
  };
};

const fillPowder: Recipe = (plan, figures) => {
  const active = activeMg(plan, figures);
  const system = active * figures.powderSystem;
  const weightMg = Math.max(plan.servingMg, active + system);
  const carrier = weightMg - active + plan.fillerMg;
  return {
    units: 1,
    weightMg,
    extraCost: dollars(carrier, figures.carrierPrice) + figures.flavour,
    shell: 0,
    process: plan.pack === 'sticks' ? figures.stickProcess : 0,
    volumeMl: weightMg / 1000 / figures.powderDensity,
  };
};

/** The base is charged for the whole serving: what dissolves takes little room. */
const fillLiquid: Recipe = (plan, figures) => {
  const price = plan.pack === 'ready' ? figures.readyBasePrice : figures.liquidBasePrice;
  return {
    units: 1,
    weightMg: plan.servingMg,
    extraCost: dollars(plan.servingMg, price) + figures.flavour,
    shell: 0,
    process: 0,
    volumeMl: plan.servingMg / 1000 / figures.liquidDensity,
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

/** What a serving of the plan is made into. */
export const fillServing: Recipe = (plan, figures) => recipes[plan.pack](plan, figures);
