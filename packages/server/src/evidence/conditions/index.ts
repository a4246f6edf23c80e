export type { Condition } from './condition.ts';
export { describeCondition } from './describeCondition.ts';
export { evaluateCondition, kcalPerGram } from './evaluateCondition.ts';
export type { Asking, ClaimFacts } from './evaluateCondition.ts';
export { measureCondition, type Measure } from './measureCondition.ts';
export { parseCondition } from './parseCondition.ts';
