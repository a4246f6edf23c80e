export { besideOf, type Beside } from './beside/besideLines.ts';
export { constantKeys, constants, valuesWith } from './constants/constants.ts';
export { estimateFormula, estimateProduct, foodPlanOf } from './estimate.ts';
export { estimateBeside, estimateOwn, type OwnFormula } from './ownFormula.ts';
export type { FoodPlan, RecipeLine } from './foods/foodPlan.ts';
export { lineCalled } from './foods/named/lineCalled.ts';
export type { ProductEstimate } from './productEstimate.ts';
export type { GivenDose } from './dose/givenDoses.ts';
export { formOf, formsIn } from './form.ts';
export { proposeFormula, type Formula, type ProductConcept } from './formula.ts';
export { labelFor } from './labelFor.ts';
export { fitWarnings } from './notes.ts';
export { moistureOf, overageFor, type FormulaLine } from './line.ts';
export { plainWords } from './words/plain.ts';
export { planProduct as planFormula } from './planProduct.ts';
export { denseFillOf, servingOf } from './servingOf.ts';
export { estimateVersion } from './version.ts';
export {
  foodArchetypes,
  foodCategories,
  foodFigures,
  foodServings,
  recipeEntries,
} from './foods/tables/tables.ts';
export type { RecipeEntry } from './foods/tables/records.ts';
export type { ChosenPack } from './foods/planFood.ts';
export { foodPacks, foodRuns } from './foods/price/packs.ts';
export { shapeOf, type ProductShape } from './productKind.ts';
export type { UnitPack } from './productEstimate.ts';
