import type { Passage } from '../../../evidence/index.ts';
import type { Food, Portion } from '../../../foods/index.ts';
import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { type FoodNutrient, foodNutrients } from '../../understand/foods/foodsAsked.ts';

/** How much 100 g of a food hold, in the unit of the nutrient; null where nobody measured it. */
export function contentOf({ kcal, caffeinePercent, profile }: Food, { key }: FoodNutrient): number | null {
  if (key === 'energy') return kcal;
  // the tables know caffeine only of foods that are known for it
  if (key === 'caffeine') return caffeinePercent > 0 ? Number((caffeinePercent * 1000).toPrecision(6)) : null;
  return profile[key] ?? null;
}

/** What a food is called, without the programme it is bought for. */
export const nameOf = ({ name }: Food): string => name.replace(/ \(Includes foods for [^)]*\)/, '');

/** `1 cup, chopped`. */
export const measureOf = ({ amount, measure }: Portion): string => `${formatNumber(amount)} ${measure}`;

const mostMeasures = 6;

/** By what a food is cited. */
export const foodKey = ({ id }: Pick<Food, 'id'>): string => `food:${id}`;

/** A food of the tables as a source: all that 100 g of it hold, and what its household measures weigh. */
export function foodPassage(food: Food): Passage {
  const contents = foodNutrients.flatMap((nutrient) => {
    const value = contentOf(food, nutrient);
    return value === null ? [] : [`${nutrient.name} ${formatAmount(value, nutrient.unit)}`];
  });
  const measures = food.portions
    .slice(0, mostMeasures)
    .map((portion) => `${measureOf(portion)} is ${formatAmount(portion.grams, 'g')}`);
  return {
    key: foodKey(food),
    kind: 'ingredient',
    title: `${nameOf(food)}: composition`,
    source: food.source,
    url: `https://fdc.nal.usda.gov/food-details/${food.id}/nutrients`,
    text: `${nameOf(food)}, in 100 g: ${contents.join('; ')}.${measures.length > 0 ? ` Household measures: ${measures.join('; ')}.` : ''}`,
    isConfirmed: true,
    ingredients: [],
    topics: [],
  };
}
