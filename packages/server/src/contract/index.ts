export * from './route.ts';
export * from './routes.ts';
export * from './urls.ts';
export * from './http.ts';
export * from './check.ts';
export * from './limits.ts';
export * from './duty.ts';
export * from './makerFormats.ts';
export * from './marketNames.ts';
export * from './literature.ts';
export * from './finishedProduct.ts';
export {
  changedUnit,
  defaultUnits,
  formFactors,
  formFactorUnits,
  isFormFactor,
  isUnitOf,
  isVolumeUnit,
  unitRefusal,
  volumeUnits,
  type Measure,
} from './measures.ts';
export * from './formFactors.ts';
export * from './packCategories.ts';
export * from './productKinds.ts';
export * from './estimates.ts';
export { citeOf, FormulaLine, NutrientForm } from './formulaLine.ts';
export * from './formulaDraft.ts';
export * from './formulaCheck.ts';
export * from './formulaOps.ts';
export * from './operations.ts';
export * from './records.ts';
export * from './exampleRecords.ts';
