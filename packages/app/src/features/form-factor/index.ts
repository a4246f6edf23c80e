export { formFactorOptions, initialMeasure, measureIn, measureOf } from './measure';
export type { Measure } from './measure';
