import { type FoodNutrient, nutrientsNamed } from '../../understand/foods/foodsAsked.ts';
import { escaped } from '../../../text/pattern.ts';
import type { Recipe } from './recipe.ts';

/** The nutrients that a text asks a recipe for: those that only the names of its parts say are none. */
export const nutrientsOf = (text: string, { lines }: Recipe): FoodNutrient[] =>
  nutrientsNamed(
    lines.reduce((left, { name }) => left.replaceAll(new RegExp(escaped(name), 'gi'), ';'), text),
  );
