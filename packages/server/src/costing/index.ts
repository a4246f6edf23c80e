export { figuresWith } from './constants.ts';
export { estimateProduct, type ProductEstimate } from './estimate.ts';
export type { ProductConcept } from './plan.ts';
