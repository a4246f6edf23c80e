export { canonicalJson } from './canonical.ts';
export { differenceOf, type Difference, type ComparedFormula } from './difference.ts';

export { withLineIds } from './lineIds.ts';
export { applyOps, type Edited, type EditedLine, type EditOp, type LineRef, type RefusedOp } from './ops.ts';
export { deepestNesting, nestingRefusal, partsOf, type Nesting } from './nesting.ts';
export { refusalsOfOps, type RefusedField } from './opErrors.ts';
