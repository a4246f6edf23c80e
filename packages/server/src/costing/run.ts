import type { CostBucket } from '../contract/index.ts';
import type { Pack } from './constant.ts';
import type { Figures } from './constants.ts';
import { inputMg, type FormulaLine } from './dose.ts';
import { fillServing } from './fill.ts';
import type { Plan } from './plan.ts';

/** How a run is costed. */
export interface RunSettings {
  figures: Figures;
  /** US dollars a kilogram instead of the material's base price, by its form: a quote received, or a price moved. */
  prices?: ReadonlyMap<string, number>;
}

/** What one container of a run costs, by bucket, unrounded US dollars. The parts add up to `landedUnitCost`. */
export interface RunCost {
  buckets: Record<CostBucket, number>;
  landedUnitCost: number;
}

/** US dollars a kilogram of a line's material, as bought. */
export const priceOf = ({ material }: FormulaLine, { prices }: RunSettings) =>
  prices?.get(material.form) ?? material.price.base;

/** Costs one container of a run of `containers`. A run is one batch. */
export function costRun(plan: Plan, containers: number, settings: RunSettings): RunCost {
  const { figures } = settings;
  const fill = fillServing(plan, figures);
  const landing = (1 + figures.freight) * (1 + figures.duty);
  const yieldShare = yieldOf(plan.pack, figures);
  const batchKg = (plan.servings * fill.weightMg * containers) / yieldShare / 1e6;
  const material = plan.servings * (activeCost(plan, settings) + fill.extraCost) * landing;
  const shell = plan.servings * fill.shell;
  const process = plan.servings * fill.process + processOfContainer(plan.pack, figures);
  const blending = Math.max(figures.blendMinimum, blendPrice(plan.pack, figures) * batchKg) / containers;
  const made = material + shell + process + blending;
  const packaging = packagingCost(plan.pack, plan.servings * fill.volumeMl, figures);
  const parts = {
    material,
    shell,
    process,
    blending,
    yieldLoss: made / yieldShare - made,
    packaging,
    testing: figures.testing / containers,
    setup: figures.setup / containers,
  };
  const cost = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const containerKg = (plan.servings * fill.weightMg) / 1e6;
  const buckets = {
    ...parts,
    margin: cost / (1 - figures.margin) - cost,
    outbound: Math.max(figures.outbound, figures.outboundWeight * containerKg),
  };
  return { buckets, landedUnitCost: cost + buckets.margin + buckets.outbound };
}

/** Active materials of a serving, US dollars before freight. */
function activeCost(plan: Plan, settings: RunSettings): number {
  return plan.lines.reduce(
    (sum, line) => sum + (inputMg(line, settings.figures) / 1e6) * priceOf(line, settings),
    0,
  );
}

/** Share of what goes in that comes out as sellable product. */
export function yieldOf(pack: Pack, figures: Figures): number {
  if (pack === 'gummie') return figures.yieldGummie;
  return pack === 'softgel' ? figures.yieldSoftgel : figures.yieldOther;
}

const isLiquid = (pack: Pack) => pack === 'bottle' || pack === 'dropper' || pack === 'ready';

function blendPrice(pack: Pack, figures: Figures): number {
  if (pack === 'tub' || pack === 'sticks') return figures.powderBlendPrice;
  return isLiquid(pack) ? figures.mixPrice : figures.blendPrice;
}

function processOfContainer(pack: Pack, figures: Figures): number {
  if (pack === 'tub') return figures.tubProcess;
  if (pack === 'ready') return figures.readyProcess;
  return isLiquid(pack) ? figures.liquidProcess : 0;
}

/** The packaging set, and what more it costs when the content needs a bigger one than usual. */
function packagingCost(pack: Pack, volumeMl: number, figures: Figures): number {
  const { bottleSet, bottleVolume } = figures;
  const [set, usualMl] = {
    capsule: [bottleSet, bottleVolume],
    tablet: [bottleSet, bottleVolume],
    softgel: [bottleSet, bottleVolume],
    gummie: [bottleSet, bottleVolume],
    tub: [figures.tubSet, figures.tubVolume],
    sticks: [figures.sticksSet, figures.cartonVolume],
    bottle: [figures.liquidSet, figures.bottleVolume],
    dropper: [figures.dropperSet, figures.dropperVolume],
    ready: [figures.readySet, figures.readyVolume],
  }[pack] as [number, number];
  return set + (Math.max(0, volumeMl - usualMl) / 1000) * figures.extraVolume;
}

/** The smallest run a manufacturer takes. */
export function minimumRun(pack: Pack, figures: Figures): number {
  if (pack === 'ready') return figures.minimumRunReady;
  return pack === 'softgel' || pack === 'gummie' ? figures.minimumRunLarge : figures.minimumRun;
}

/** Material bought beyond the need of a run because of its least order, US dollars landed. */
export function excessMaterial(plan: Plan, containers: number, settings: RunSettings): number {
  const { figures } = settings;
  const landing = (1 + figures.freight) * (1 + figures.duty);
  return plan.lines.reduce((sum, line) => {
    const perContainer = (plan.servings * inputMg(line, figures)) / 1e6;
    const needKg = (perContainer * containers) / yieldOf(plan.pack, figures);
    const spareKg = Math.max(0, leastOrder(line, figures) - needKg);
    return sum + spareKg * priceOf(line, settings) * landing;
  }, 0);
}

/** Dear materials are sold in smaller lots. Told by the base price, so that a level cannot change it. */
function leastOrder({ material }: FormulaLine, figures: Figures): number {
  if (material.price.base >= 250) return figures.potentMaterialMinimum;
  return material.price.base >= 50 ? figures.dearMaterialMinimum : figures.materialMinimum;
}
