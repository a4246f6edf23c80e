import { writeFileSync } from 'node:fs';
import { readFoods } from '../src/foods/index.ts';
import { presentFood } from '../src/resources/foods/foods.present.ts';
import { rowOf } from '../src/resources/foods/foods.service.ts';

/** What the mocks find: plain foods that a formula may be made of. */
const names = new Set([
  'Almond milk, unsweetened, plain, shelf stable',
  'Beverages, Whey protein powder isolate',
  'Cocoa, dry powder, unsweetened',
  'Egg, white, dried',
  'Honey',
  'Lemon juice, raw',
  'Milk, whole, 3.25% milkfat, with added vitamin D',
  'Nuts, almonds, whole, raw',
  'Oats, whole grain, rolled, old fashioned',
  'Oat bran, raw',
  'Oil, coconut',
  'Salt, table',
  'Soy protein isolate',
  'Spices, turmeric, ground',
  'Strawberries, raw',
  'Sugars, granulated',
]);

// Checked in; a test of the mocks compares them with what the server answers.
const file = new URL('../../../mocks/data/foods.json', import.meta.url);
const foods = readFoods()
  .filter(({ name }) => names.has(name))
  .map((food) => presentFood(rowOf(food)));
writeFileSync(file, `${JSON.stringify(foods)}\n`);
