import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';
import type { CostBucket } from './buckets.ts';
import type { Fill } from './fill.ts';
import { yieldOf } from './ofPack.ts';

/** What is made: so many servings a container, each a fill. */
export interface Run {
  pack: Pack;
  /** Servings in a container; of powders and liquids not always whole. */
  servings: number;
  fill: Fill;
  /** Materials that the formula names, of a serving, US dollars before freight. */
  materialCost: number;
}

/** What one container of a run costs, by bucket, unrounded US dollars. The parts add up to `landedUnitCost`. */
export interface RunCost {
  buckets: Record<CostBucket, number>;
  landedUnitCost: number;
}

/** Costs one container of a run of `containers`. A run is one batch. */
export function costRun(run: Run, containers: number, values: ConstantValues): RunCost {
  const { pack, servings, fill } = run;
  const yieldShare = yieldOf(pack, values);
  const batchKg = (servings * fill.weightMg * containers) / yieldShare / 1e6;
  const material = servings * (run.materialCost + fill.extraCost) * landingOf(values);
  const shell = servings * fill.shell;
  const process = servings * fill.process + processOfContainer(pack, values);
  const blending = Math.max(values.blendMinimum, blendPrice(pack, values) * batchKg) / containers;
  const made = material + shell + process + blending;
  const packaging = packagingCost(pack, servings * fill.volumeMl, values);
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
  const containerKg = (servings * fill.weightMg) / 1e6;
  const buckets = {
    ...parts,
    margin: cost / (1 - values.margin) - cost,
    outbound: Math.max(values.outbound, values.outboundWeight * containerKg),
  };
  return { buckets, landedUnitCost: cost + buckets.margin + buckets.outbound };
}

/** What a dollar of material costs at the manufacturer's gate. */
export const landingOf = ({ freight, duty }: Pick<ConstantValues, 'freight' | 'duty'>): number =>
  (1 + freight) * (1 + duty);

const isLiquid = (pack: Pack) => pack === 'bottle' || pack === 'dropper' || pack === 'ready';

function blendPrice(pack: Pack, values: ConstantValues): number {
  if (pack === 'tub' || pack === 'sticks') return values.powderBlendPrice;
  if (pack === 'gummie') return values.gummieCook;
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
