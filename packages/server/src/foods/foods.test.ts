import { beforeAll, describe, expect, it } from 'vitest';
import { micronutrients } from '../formula/index.ts';
import { besideLabels, profileOf } from './profile.ts';
import { readFoods, type Food } from './readFoods.ts';
import { createFoodIndex, type FoodIndex } from './search.ts';

let foods: readonly Food[];
let byName: ReadonlyMap<string, Food>;
let index: FoodIndex;
beforeAll(async () => {
  foods = readFoods();
  byName = new Map(foods.map((food) => [food.name, food]));
  index = await createFoodIndex(foods);
}, 30_000);

describe('a profile', () => {
  it('counts carbohydrate without fibre', () => {
    expect(profileOf({ carbohydrate_g: '67.7', fibre_g: '10.4' })).toEqual({
      carbohydrate: 57.3,
      fibre: 10.4,
    });
  });

  it('takes carbohydrate whole where no fibre was measured, and never below 0', () => {
    expect(profileOf({ carbohydrate_g: '5', fibre_g: '' })).toEqual({ carbohydrate: 5 });
    expect(profileOf({ carbohydrate_g: '1', fibre_g: '1.2' })).toEqual({ carbohydrate: 0, fibre: 1.2 });
  });

  it('has no key for a cell that is empty, and 0 for one that is 0', () => {
    expect(profileOf({ fat_g: '', protein_g: '0', added_sugars_g: '' })).toEqual({ protein: 0 });
  });
});

describe('the foods', () => {
  it('are those of both releases, each number once', () => {
    expect(foods.filter(({ source }) => source.includes('SR Legacy'))).toHaveLength(7762);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it('take newer analyses of a plain ingredient, and keep the portions', () => {
    const broccoli = byName.get('Broccoli, raw');
    expect(broccoli?.source).toMatch(/NDB 11090; Foundation Foods/);
    expect(broccoli?.profile.protein).toBe(2.57);
    expect(broccoli?.portions).toContainEqual({ amount: 1, measure: 'cup chopped', grams: 91 });
  });

  it('have added sugars where all sugars are added, and none where it is not known', () => {
    const sugars = byName.get('Sugars, granulated')?.profile;
    expect(sugars?.addedSugars).toBe(sugars?.sugars);
    expect(byName.get('Apples, raw, without skin')?.profile).not.toHaveProperty('addedSugars');
  });

  it('know the caffeine of coffee', () => {
    const coffee = byName.get('Beverages, coffee, instant, regular, powder');
    expect(coffee?.caffeinePercent).toBeCloseTo(3.1, 1);
  });

  it('hold only figures that a line may hold', () => {
    const macros =
      'fat saturates trans mono poly carbohydrate sugars addedSugars starch fibre ethanol protein';
    const onLabels = [...macros.split(' '), 'cholesterol', ...micronutrients.map(({ key }) => key)];
    const known = new Set([...onLabels, ...besideLabels]);
    for (const { name, profile } of foods) {
      const odd = Object.entries(profile).filter(([key, value]) => !known.has(key) || !(value >= 0));
      expect({ name, odd }).toEqual({ name, odd: [] });
    }
  });
});

describe('a search', () => {
  const found = (query: string, limit = 3) => {
    const ids = index.find(query, limit);
    return ids.map((id) => foods.find((food) => food.id === id)?.name);
  };

  it.each([
    ['oats', 'Oats, whole grain, rolled, old fashioned'],
    ['oat bran', 'Oat bran, raw'],
    ['almonds', 'Nuts, almonds, whole, raw'],
    ['honey', 'Honey'],
    ['sugar', 'Sugars, granulated'],
    ['salt', 'Salt, table'],
    ['olive oil', 'Oil, olive, salad or cooking'],
    ['whole milk', 'Milk, whole, 3.25% milkfat, with added vitamin D'],
    ['strawberry', 'Strawberries, raw'],
    ['tomato paste', 'Tomato, paste, canned, without salt added'],
    ['corn starch', 'Cornstarch'],
    ['soy protein isolate', 'Soy protein isolate'],
    ['turmeric', 'Spices, turmeric, ground'],
  ])('for %s finds the plain one among the first', (query, name) => {
    expect(found(query)).toContain(name);
  });

  it.each([
    ['brocoli', 'Broccoli, raw'],
    ['strawberies', 'Strawberries, raw'],
    ['tumeric', 'Spices, turmeric, ground'],
  ])('forgives %s', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('finds what is still being typed', () => {
    expect(found('strawb')[0]).toBe('Strawberries, raw');
  });

  it('wants every word', () => {
    expect(found('oats zzzz')).toEqual([]);
  });

  it('holds no more than was asked for', () => {
    expect(found('milk', 2)).toHaveLength(2);
  });
});
