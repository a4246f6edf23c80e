import { nutrientsOf } from './nutrientsOf.ts';
import { derived } from '../derived/derived.ts';
import { ofCost } from '../worked/money.ts';
import { type Operation, saysInAll } from '../worked/sheet.ts';
import { activesOf } from './actives.ts';
import { partsOf } from './partsOf.ts';
import { recipeOf } from './recipe.ts';

/** What a recipe comes to that a question states: its cost by the prices on file, its actives, how much of each part. */
export const ofRecipe: Operation = (sheet) => {
  const recipe = recipeOf(sheet);
  const isPriced = sheet.quantities.some(({ unit }) => unit.dimension === 'money');
  if (!recipe || isPriced) return null;
  if (saysInAll(sheet, ofCost)) return derived(sheet);
  return (
    activesOf(sheet, recipe) ?? (nutrientsOf(sheet.whole, recipe).length > 0 ? null : partsOf(sheet, recipe))
  );
};
