export { findAmounts, findAmountsIn, numberPattern, parseAmount, readNumber } from './amounts.ts';
export type { Amount, AmountUnit } from './amounts.ts';
export * as columns from './columns.ts';
export { isConfirmed, units } from './columns.ts';
export { commonWords } from './commonWords.ts';
export { plainWords } from './plainWords.ts';
export { familyOf, nameInSentence, selfAndParent } from './families.ts';
export type { Density, DosageForm, Excipient, ReferenceAmount } from './formulation.ts';
export { parseCsv } from './csv.ts';
export { createLexicon, isPlainWord, namesOf, wordsOfNames } from './lexicon.ts';
export type { Lexicon, Reading } from './lexicon.ts';
export { createMemory } from './memory.ts';
export type { Memory } from './memory.ts';
export type { LabelUnit, Material, MaterialCategory } from './materials.ts';
export { isEnglishWord } from './englishWords.ts';
export { firstFrom } from './firstFrom.ts';
export { inLabelUnit } from './labelUnit.ts';
export { createNameIndex } from './names.ts';
export { once } from './once.ts';
export type { Mention, Named, NamedKind } from './names.ts';
export {
  convertMass,
  formatAmount,
  formatCount,
  formatNumber,
  householdMl,
  massUnit,
  milligramsIn,
} from './quantity.ts';
export { Conversion, Equivalence, Form, Ingredient, labelUnits } from './records.ts';
export type { Capsule, VitaminForm } from './records.ts';
export type { Price } from './records.ts';
export { limitFormOf, registry, usualMaterial } from './registry.ts';
export type { RegistryRecords } from './readRegistry.ts';
export type { Registry } from './registry.ts';
export { checkRows, readTable } from './table.ts';
export { isBasis, statedAmounts, type StatedAmount } from './statedAmounts.ts';
export { statusAlerts, type StatusAlert } from './status.ts';
export { createSpeller, editDistance } from './spelling.ts';
export type { Speller } from './spelling.ts';
export { stemOf, stems, tokenize } from './tokens.ts';
export type { Token } from './tokens.ts';
