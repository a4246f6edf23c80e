import { describe, expect, it } from 'vitest';
import { planFood } from '../planFood.ts';
import { foodArchetypeOf } from '../tables/tables.ts';
import { wholeRecipeIn } from './wholeRecipe.ts';

const recipeIn = (kind: string, text: string) => {
  const read = wholeRecipeIn(foodArchetypeOf(kind), text);
  return (
    read && Object.fromEntries(read.lines.map(({ name, percent }) => [name, Number(percent.toFixed(2))]))
  );
};
const cookedRice = 'Rice, white, long-grain, regular, unenriched, cooked without salt';
const muffin =
  'Almond flour 30%, whole egg 25%, sugar 18%, butter 15%, milk 10%, baking powder 2%. 90 g muffin.';

describe('a recipe that the words state all of', () => {
  it.each([
    ['amounts behind', 'Red lentils 60 %, sunflower oil 30 %, salt 10 %'],
    ['amounts ahead', 'Made of 60 % red lentils, 30 % sunflower oil and 10 % salt.'],
    ['in brackets', 'Red lentils (60%), sunflower oil (30%), sea salt (10%)'],
    [
      'with more in brackets',
      'Red lentils (5 % moisture, UK) 60 %, sunflower oil (high oleic) 30 %, salt 10 %',
    ],
    ['without commas', 'red lentils 60% sunflower oil 30% salt 10%'],
    ['with an introduction', '85 g bag: red lentils 60 %, sunflower oil 30 %, salt 10 %. Retail $3.'],
    ['by weight', 'Per batch: 600 g red lentils, 300 g sunflower oil, 100 g salt'],
    ['a line each', 'Red lentils: 0.6 kg\nSunflower oil: 300 g\nSalt: 100 g'],
    ['a rest', 'Salt 10 %, sunflower oil 30 %, red lentils to 100 %'],
    ['beside another share', '100 % natural. Red lentils 60 %, sunflower oil 30 %, salt 10 %.'],
    ['in two sentences', 'Pulse: red lentils 60 %. Rest: sunflower oil 30 %, salt 10 %.'],
  ])('%s', (_, text) => {
    const read = recipeIn('salad dressing', text);
    expect([
      read?.['Lentils, pink or red, raw'],
      read?.['Oil, sunflower, high oleic (70% and over)'],
      read?.['Salt, table'],
    ]).toEqual([60, 30, 10]);
  });

  it('takes what has no amount for the little that is missing', () => {
    expect(recipeIn('salad dressing', 'Red lentils 68 %, sunflower oil 30 %, salt')?.['Salt, table']).toBe(2);
  });

  it('weighs what is measured by volume', () => {
    const read = recipeIn('mayonnaise', '700 mL rapeseed oil, 200 mL water, 100 g egg yolk');
    const grams = [700 * 0.921, 200, 100];
    const whole = grams.reduce((sum, each) => sum + each, 0);
    expect(read?.['Oil, canola']).toBeCloseTo(((grams[0] ?? 0) / whole) * 100, 1);
  });

  it('has the water of a dough beside what is dry', () => {
    const read = recipeIn('crackers', '98 % wholegrain rye, salt') ?? {};
    expect(read['Beverages, water, tap, drinking']).toBeGreaterThan(15);
    expect(Object.keys(read)).toHaveLength(3);
  });

  it.each([
    [
      'salad dressing',
      'Olive oil 60 %, brine 40 %',
      { 'Salt, table': 2, 'Oil, olive, salad or cooking': 60 },
    ],
    ['functional coffee drink', 'Cold brew coffee 50 %, oat drink 50 %', { 'Coffee, roasted': 3.5 }],
    ['functional coffee drink', 'Coffee 60 %, milk 40 %', { 'Coffee, roasted': 4.2 }],
    ['plant yogurt', 'Oat drink 80 %, mango fruit preparation 20 %', { 'Mangos, raw': 11 }],
    ['ready meal, frozen', 'Basmati rice 60 %, chickpeas 40 %', { [cookedRice]: 60 }],
  ])('has of %s, %s, what goes into it', (kind, text, expected) =>
    expect(recipeIn(kind, text)).toMatchObject(expected),
  );

  it.each([
    ['contents of a serving', 'protein bar', '20 g protein, 5 g fibre, 4 g sugar, 9 g fat'],
    ['a few grams of each', 'protein bar', '10 g collagen, 5 g honey, 3 g almonds in a bar'],
    ['a part of it', 'granola', 'Oats 40 %, honey 12 %, almonds 10 %'],
    ['more than all of it', 'granola', 'Oats 70 %, honey 40 %'],
    ['what nobody knows', 'granola', 'Xyzzy 60 %, oats 20 %, honey 20 %'],
    ['what is not there', 'granola', '40 % less sugar, 60 % oats'],
    ['what only one is of', 'crackers', 'Made from 100 % wholegrain rye, caraway, sea salt'],
    ['what a serving holds', 'granola', '20 g protein per 100 g from soy crisps, honey, 350 g pouch'],
  ])('is not %s', (_, kind, text) => expect(recipeIn(kind, text)).toBeNull());

  it('stays as it is stated, whatever such foods usually have', () => {
    const plan = planFood({
      concept: 'Almond muffin',
      description: muffin,
      archetype: foodArchetypeOf('cake, muffin, brownie'),
      pack: null,
    });
    expect(plan.recipe.map(({ percent }) => Number(percent.toFixed(6)))).toEqual([30, 25, 18, 15, 10, 2]);
    expect(plan.warnings).toEqual([]);
  });

  it('is no size of a pack', () => {
    const description = 'Honey 100 ml, dijon mustard 50 g, olive oil 200 ml, lemon juice 50 ml, salt 5 g';
    const archetype = foodArchetypeOf('salad dressing');
    const plan = planFood({ concept: 'Dressing', description, archetype, pack: null });
    expect(plan.size).toBe(archetype.unit_size);
  });
});
