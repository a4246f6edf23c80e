import type { NutrientForm } from '../../formula/index.ts';

/** Forms that a conversion may tell apart. */
export const nutrientForms: readonly NutrientForm[] = [
  'retinol',
  'beta-carotene',
  'dietary beta-carotene',
  'natural',
  'synthetic',
  'folic acid',
  '5-MTHF',
  'food folate',
];

/** Those that a row's words name. */
export const formsIn = (words: readonly string[]): NutrientForm[] =>
  nutrientForms.filter((form) => words.includes(form));
