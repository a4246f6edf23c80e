import { roundParts } from './money.ts';
import { costBuckets, type CostBucket, type WaterfallPart } from './productEstimate.ts';
import type { RunCost } from './run.ts';

const labels: Readonly<Record<CostBucket, string>> = {
  material: 'Material',
  shell: 'Capsule shells',
  process: 'Making and filling',
  blending: 'Blending',
  yieldLoss: 'Yield loss',
  packaging: 'Packaging',
  testing: 'Batch testing',
  setup: 'Set-up and documents',
  margin: 'Manufacturer’s margin',
  outbound: 'Outbound freight',
};

/** The buckets of a container in their order, in cents that add up to the landed unit cost as printed. */
export function waterfallOf({ buckets, landedUnitCost }: RunCost): WaterfallPart[] {
  const parts = costBuckets.map((bucket) => buckets[bucket]);
  const rounded = roundParts(parts, landedUnitCost);
  return costBuckets.map((bucket, index) => ({
    bucket,
    label: labels[bucket],
    perContainer: rounded[index] ?? 0,
    share: Number((buckets[bucket] / landedUnitCost).toFixed(4)),
  }));
}
