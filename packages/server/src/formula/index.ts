export { allergensOf } from './allergens.ts';
export { computeFormula, type Computed } from './compute.ts';
export { computeLabel, type Labelled, type Surroundings } from './label.ts';
export type { Bom, BomLine } from './bom.ts';
export type { Check, CheckCode, Severity } from './check.ts';
export type {
  Additive,
  AllergenNames,
  CapsuleSize,
  EffectiveDose,
  EquivalenceFactor,
  Figure,
  FormulaData,
  IuFactor,
  KnownCompound,
  KnownIngredient,
  PriceBand,
  KnownMaterial,
  ReferenceValue,
  StatusAlert,
  TypicalPart,
  UpperLimit,
} from './data.ts';
export { counted } from './panel/servingText.ts';
export type { Audience, FormulaDraft, LineDraft, Market, NutrientForm } from './draft.ts';
export {
  applyOps,
  canonicalJson,
  deepestNesting,
  differenceOf,
  nestingRefusal,
  partsOf,
  refusalsOfOps,
  withLineIds,
  type ComparedFormula,
  type Difference,
  type Edited,
  type EditedLine,
  type EditOp,
  type LineRef,
  type Nesting,
  type RefusedField,
  type RefusedOp,
} from './edits/index.ts';
export { compoundFields, meantCompound } from './compounds.ts';
export { contentsOf, type Content, type Contents } from './contents.ts';
export type { Cost } from './cost/cost.ts';
export { costFormula, type CostedFormula } from './cost/costed.ts';
export type { PricedLine } from './cost/materials.ts';
export type { FormulaRun, RunChange } from './cost/run.ts';
export type { Fit, Typical } from './fit/index.ts';
export { withMaterials, type MaterialOfLine } from './material.ts';
export { newerPrice, priceForLine, withSupplierPrices, type GivenPrice } from './supplierPrices.ts';
export { declaredAs, type LabelRounding } from './panel/declared.ts';
export { usualPurposeOf } from './panel/additives.ts';
export { servingsHeld, type ServingsHeld } from './panel/servingsHeld.ts';
export { allergensNamed } from './panel/emphasis.ts';
export type { SubFormulas } from './subFormulas.ts';
export { micronutrients } from './nutrients.ts';
export type { IngredientRun, Panel, PanelRow } from './panel/index.ts';
