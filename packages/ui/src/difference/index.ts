export { FieldDifference } from './FieldDifference';
export type { FieldDifferenceProps } from './FieldDifference';
export type { DifferenceField } from './fields';
export { TextDifference } from './TextDifference';
export type { TextDifferenceProps } from './TextDifference';
export type { DifferenceCounts, DifferenceWords } from './words';
