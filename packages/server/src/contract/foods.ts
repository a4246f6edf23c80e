import { z } from 'zod';
import { Profile } from './formulas/formulaLine.ts';
import { operation, PageSize, Text } from './http.ts';

/** A food with its nutrition, of USDA FoodData Central. */
export const Food = z
  .strictObject({
    id: z.int().describe('FoodData Central’s number'),
    name: z.string().describe('From the general to the particular, parted by commas'),
    category: z.string().describe('e.g. Cereal Grains and Pasta'),
    profile: Profile,
    portions: z
      .array(
        z.strictObject({
          amount: z.number().describe('Of the measure'),
          measure: z.string().describe('e.g. cup, tbsp'),
          grams: z.number().describe('What that amount weighs'),
        }),
      )
      .describe('Household measures'),
    caffeinePercent: z.number().optional().describe('% of caffeine by weight; absent where none is known'),
    statement: z.string().optional().describe('Its name in an ingredient list; absent where none is known'),
    source: z.string().describe('Release and number of the record'),
  })
  .meta({
    id: 'Food',
    example: {
      id: 2346396,
      name: 'Oats, whole grain, rolled, old fashioned',
      category: 'Cereal Grains and Pasta',
      profile: { fat: 5.89, carbohydrate: 58.3, fibre: 10.4, protein: 13.5, iron: 4.34, sodium: 1 },
      portions: [],
      source: 'USDA FoodData Central, Foundation Foods (April 2025), FDC 2346396',
    },
  });
export type Food = z.infer<typeof Food>;

/** How many foods an answer holds unless said. */
const usualFoods = 20;

/** What to look for. */
export const FoodsQuery = z.strictObject({
  q: Text.max(200, 'Keep it to 200 characters').default('').describe('Words of the name; none find none'),
  limit: PageSize.default(usualFoods).describe('Most foods'),
});
export type FoodsQuery = z.infer<typeof FoodsQuery>;

export const foodOperations = {
  'foods.list': operation('foods.list', {
    summary: 'Foods whose names hold the words, misspelled ones forgiven; plain foods first',
    query: FoodsQuery,
    responses: { 200: z.array(Food) },
    problems: [400],
  }),
};
