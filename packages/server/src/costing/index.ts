export { constantKeys, constants, valuesWith } from './constants.ts';
export { estimateFormula, estimateProduct } from './estimate.ts';
export type { ProductEstimate } from './productEstimate.ts';
export { proposeFormula, type Formula, type ProductConcept } from './formula.ts';
export { overageFor } from './line.ts';
export type { FormulaLine } from './line.ts';
export { estimateVersion } from './version.ts';
