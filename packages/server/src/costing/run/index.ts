export { breakSizes, type PriceBreak } from './breakSizes.ts';
export { costBuckets, type CostBucket } from './buckets.ts';
export { costRun, landingOf, minimumRun, yieldOf, type Run, type RunCost } from './costRun.ts';
export { driversOf, type CostDriver } from './drivers.ts';
export { excessOf, type NeededMaterial } from './excess.ts';
export type { Fill } from './fill.ts';
export { mostMoney, roundParts, toMoney } from './money.ts';
export { pieceWork, servingWork, type CountedPack, type PieceWork } from './pieces.ts';
export { waterfallOf, type WaterfallPart } from './waterfall.ts';
