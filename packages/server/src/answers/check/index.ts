export { createAnswerCheck } from './answerCheck.ts';
export type { AnswerCheck } from './answerCheck.ts';
export { findFaults, isDiseaseClaim } from './faults.ts';
export type { Figure } from './figures.ts';
export { readFigures, readKnownFigures } from './sharedUnits.ts';
export { isRow } from './lines.ts';
export { createNameRemover } from './names.ts';
export { isStated } from './stated.ts';
