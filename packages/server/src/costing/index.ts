export { constantKeys, constants, valuesWith } from './constants.ts';
export { estimateFormula, estimateProduct } from './estimate.ts';
export type { ProductEstimate } from './productEstimate.ts';
export { proposeFormula, type Formula, type ProductConcept } from './formula.ts';
export { moistureOf, overageFor, type FormulaLine } from './line.ts';
export { planFormula } from './plan.ts';
export { servingOf } from './servingOf.ts';
export { estimateVersion } from './version.ts';
