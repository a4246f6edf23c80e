export type { Pack } from '../constants/constant.ts';
export type { ConstantKey, ConstantValues } from '../constants/constants.ts';
export { priceBreaksOf, type PriceBreak } from './breakSizes.ts';
export { costBuckets, type CostBucket } from './buckets.ts';
export { costRun, landingOf, type Run, type RunCost } from './costRun.ts';
export { minimumRun, yieldOf } from './ofPack.ts';
export { driversOf, type CostDriver } from './drivers.ts';
export { excessOf, type NeededMaterial } from './excess.ts';
export type { Fill } from './fill.ts';
export {
  costFoodRun,
  foodRunKeys,
  foodRunMultiples,
  sizeScale,
  unitWaterfall,
  type FoodRunValues,
  type UnitCost,
  type UnitPart,
} from './foodRun.ts';
export { mostMoney, roundParts, toMoney, toSignedMoney } from './money.ts';
export { wholeCost, type MovableRun } from './movable.ts';
export { pieceWork, servingWork, type CountedPack, type PieceWork } from './pieces.ts';
export { waterfallOf, type WaterfallPart } from './waterfall.ts';
