import { NutrientForm } from '../../../contract/index.ts';

/** Forms that a conversion may tell apart. */
export const nutrientForms = NutrientForm.options;

/** Those that a row's words name. */
export const formsIn = (words: readonly string[]) => nutrientForms.filter((form) => words.includes(form));
