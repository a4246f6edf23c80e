export * from './route.ts';
export * from './routes.ts';
export * from './urls.ts';
export * from './http.ts';
export * from './check.ts';
export * from './limits.ts';
export * from './sourcing/amountsAre.ts';
export * from './sourcing/duty.ts';
export * from './sourcing/makerFormats.ts';
export * from './marketNames.ts';
export * from './literature.ts';
export * from './documents/finishedProduct.ts';
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
} from './products/measures.ts';
export * from './products/formFactors.ts';
export * from './products/packCategories.ts';
export * from './products/productKinds.ts';
export * from './products/estimates.ts';
export { citeOf, FormulaLine, NutrientForm } from './formulas/formulaLine.ts';
export * from './formulas/formulaDraft.ts';
export * from './formulaCheck.ts';
export * from './formulas/formulaOps.ts';
export * from './operations.ts';
export * from './records.ts';
export * from './exampleRecords.ts';
