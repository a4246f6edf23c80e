import type { Pack } from './constant.ts';
import type { ConstantValues } from './constants.ts';
import { inputMg, type FormulaLine } from './line.ts';
import { fillServing } from './fill.ts';
import type { ProductionPlan } from './plan.ts';
import type { CostBucket } from './productEstimate.ts';

/** How a run is costed. */
export interface RunSettings {
  values: ConstantValues;
  /** US dollars a kilogram instead of the material's base price, by its key: a quote received, or a price moved. */
  prices?: ReadonlyMap<string, number>;
}

/** What one container of a run costs, by bucket, unrounded US dollars. The parts add up to `landedUnitCost`. */
export interface RunCost {
  buckets: Record<CostBucket, number>;
  landedUnitCost: number;
}

/** US dollars a kilogram of a line's material, as bought. */
export const priceOf = ({ material }: FormulaLine, { prices }: RunSettings) =>
  prices?.get(material.key) ?? material.price.base;

/** Costs one container of a run of `containers`. A run is one batch. */
export function costRun(plan: ProductionPlan, containers: number, settings: RunSettings): RunCost {
  const { values } = settings;
  const fill = fillServing(plan, values);
  const landing = (1 + values.freight) * (1 + values.duty);
  const yieldShare = yieldOf(plan.pack, values);
  const batchKg = (plan.servings * fill.weightMg * containers) / yieldShare / 1e6;
  const material = plan.servings * (activeCost(plan, settings) + fill.extraCost) * landing;
  const shell = plan.servings * fill.shell;
  const process = plan.servings * fill.process + processOfContainer(plan.pack, values);
  const blending = Math.max(values.blendMinimum, blendPrice(plan.pack, values) * batchKg) / containers;
  const made = material + shell + process + blending;
  const packaging = packagingCost(plan.pack, plan.servings * fill.volumeMl, values);
  const parts = {
    material,
    shell,
    process,
    blending,
    yieldLoss: made / yieldShare - made,
    packaging,
    testing: values.testing / containers,
    setup: values.setup / containers,
  };
  const cost = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const containerKg = (plan.servings * fill.weightMg) / 1e6;
  const buckets = {
    ...parts,
    margin: cost / (1 - values.margin) - cost,
    outbound: Math.max(values.outbound, values.outboundWeight * containerKg),
  };
  return { buckets, landedUnitCost: cost + buckets.margin + buckets.outbound };
}

/** Active materials of a serving, US dollars before freight. */
function activeCost(plan: ProductionPlan, settings: RunSettings): number {
  return plan.lines.reduce(
    (sum, line) => sum + (inputMg(line, settings.values) / 1e6) * priceOf(line, settings),
    0,
  );
}

/** Share of what goes in that comes out as sellable product. */
export function yieldOf(pack: Pack, values: ConstantValues): number {
  if (pack === 'gummie') return values.yieldGummie;
  return pack === 'softgel' ? values.yieldSoftgel : values.yieldOther;
}

const isLiquid = (pack: Pack) => pack === 'bottle' || pack === 'dropper' || pack === 'ready';

function blendPrice(pack: Pack, values: ConstantValues): number {
  if (pack === 'tub' || pack === 'sticks') return values.powderBlendPrice;
  return isLiquid(pack) ? values.mixPrice : values.blendPrice;
}

function processOfContainer(pack: Pack, values: ConstantValues): number {
  if (pack === 'tub') return values.tubProcess;
  if (pack === 'ready') return values.readyProcess;
  return isLiquid(pack) ? values.liquidProcess : 0;
}

/** The packaging set, and what more it costs when the content needs a bigger one than usual. */
function packagingCost(pack: Pack, volumeMl: number, values: ConstantValues): number {
  const { bottleSet, bottleVolume } = values;
  const [set, usualMl] = {
    capsule: [bottleSet, bottleVolume],
    tablet: [bottleSet, bottleVolume],
    softgel: [bottleSet, bottleVolume],
    gummie: [bottleSet, bottleVolume],
    tub: [values.tubSet, values.tubVolume],
    sticks: [values.sticksSet, values.cartonVolume],
    bottle: [values.liquidSet, values.bottleVolume],
    dropper: [values.dropperSet, values.dropperVolume],
    ready: [values.readySet, values.readyVolume],
  }[pack] as [number, number];
  return set + (Math.max(0, volumeMl - usualMl) / 1000) * values.extraVolume;
}

/** The smallest run a manufacturer takes. */
export function minimumRun(pack: Pack, values: ConstantValues): number {
  if (pack === 'ready') return values.minimumRunReady;
  return pack === 'softgel' || pack === 'gummie' ? values.minimumRunLarge : values.minimumRun;
}

/**
 * Material bought beyond the need of a run because of its least order, US dollars. What is not used is not brought in:
 * freight is counted on the need only.
 */
export function excessMaterial(plan: ProductionPlan, containers: number, settings: RunSettings): number {
  const { values } = settings;
  return plan.lines.reduce((sum, line) => {
    const perContainer = (plan.servings * inputMg(line, values)) / 1e6;
    const needKg = (perContainer * containers) / yieldOf(plan.pack, values);
    const spareKg = Math.max(0, leastOrder(line, values) - needKg);
    return sum + spareKg * priceOf(line, settings);
  }, 0);
}

/** Dear materials are sold in smaller lots. Told by the base price, so that a level cannot change it. */
function leastOrder({ material }: FormulaLine, values: ConstantValues): number {
  if (material.price.base >= 250) return values.potentMaterialMinimum;
  return material.price.base >= 50 ? values.dearMaterialMinimum : values.materialMinimum;
}
