/** Where the money of one container goes, in the order it is told. Parts add up to the landed unit cost. */
export const costBuckets = [
  'material',
  'shell',
  'process',
  'blending',
  'yieldLoss',
  'packaging',
  'testing',
  'setup',
  'margin',
  'outbound',
] as const;

/** One of them. */
export type CostBucket = (typeof costBuckets)[number];
