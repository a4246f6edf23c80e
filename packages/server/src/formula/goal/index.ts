export type { GoalChange, GoalSource, OtherForm } from './change.ts';
export type { EvidenceLoss } from './loss.ts';
export { waysTo, type Way } from './ways.ts';
