import type { Food, FoodsNamed } from '../../../foods/index.ts';
import { stems } from '../../../registry/index.ts';
import { type Block, note, paragraph } from '../../prose.ts';
import type { FoodNutrient } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { amountOf } from './foodAmount.ts';
import { contentOf, nameOf } from './foodPassage.ts';

/** The kinds of a food in the order of the tables, those first of which they hold what is asked for and the measure that is said. */
export function likeliest(
  inquiry: Inquiry,
  { foods }: FoodsNamed,
  nutrients: readonly FoodNutrient[],
): readonly Food[] {
  const worth = (food: Food) =>
    2 * knownOf(food, nutrients) +
    (amountOf(inquiry, food)?.isSaid === true ? 1 : 0) +
    (isOfRelease(inquiry.question, food) ? ofRelease * nutrients.length : 0);
  return foods.toSorted((left, right) => worth(right) - worth(left));
}

/** Whether a question names the release of the tables that a food is of. */
const isOfRelease = (question: string, { source }: Food): boolean =>
  releases.some((release) => release.test(question) && release.test(source));
const releases = [/\bSR Legacy\b/i, /\bFoundation Foods?\b/i];
const ofRelease = 2;

/** How many of the nutrients the tables hold of a food: newer ones leave much out. */
export const knownOf = (food: Food, nutrients: readonly FoodNutrient[]): number =>
  nutrients.filter((nutrient) => contentOf(food, nutrient) !== null).length;

/** Says that nobody measured what is asked for in the very food that is named, where another of its kind is told for it. */
export function unmeasuredOf(
  { text, foods: [closest] }: FoodsNamed,
  [told]: readonly Food[],
  nutrients: readonly FoodNutrient[],
): Block[] {
  if (!closest || !told || closest === told) return [];
  const words = (food: Food) => new Set(stems(food.name));
  const isOther = stems(text).some((word) => words(closest).has(word) && !words(told).has(word));
  const missing = nutrients.filter((nutrient) => contentOf(closest, nutrient) === null);
  return isOther ? missing.map((nutrient) => paragraph(note(missingWords([closest], nutrient)))) : [];
}

/** Says of which foods the tables hold no value. */
export const missingWords = (foods: readonly Food[], { name }: FoodNutrient): string =>
  `The tables hold no ${name} value for ${foods.map(nameOf).join('; ')}`;
