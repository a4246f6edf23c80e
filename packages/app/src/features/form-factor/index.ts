export { formFactorOptions, initialMeasure, measureIn, measureOf, measureRange } from './measure';
export type { Measure } from './measure';
