import { expect, it } from 'vitest';
import { servingLines } from './servings.ts';

const panel = {
  columns: [],
  lines: [],
  notes: [],
  ingredients: null,
  ingredientRuns: [],
  allergens: null,
  statements: [],
};

it.each([
  [
    ['Supplement Facts', '2 capsules', '30'],
    ['Serving Size 2 capsules', 'Servings Per Container 30'],
  ],
  [['Supplement Facts', '1 bottle', null], ['Serving Size 1 bottle']],
  [
    ['Nutrition Facts', '1 bar (100 g)', '12 servings per container'],
    ['12 servings per container', 'Serving size 1 bar (100 g)'],
  ],
  [['Nutrition declaration', null, null], []],
] as const)('%j reads %j', ([title, servingSize, servings], lines) => {
  expect(servingLines({ ...panel, title, servingSize, servings })).toEqual(lines);
});
