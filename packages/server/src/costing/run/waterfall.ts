import { roundParts } from './money.ts';
import { costBuckets, type CostBucket } from './buckets.ts';
import type { RunCost } from './costRun.ts';

/** A bucket of one container's cost, in whole cents, and its share from 0 to 1. */
export interface WaterfallPart {
  bucket: CostBucket;
  label: string;
  perContainer: number;
  share: number;
}

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
