import { describe, expect, it } from 'vitest';
import { planFood } from '../planFood.ts';
import { foodArchetypeOf } from '../tables/tables.ts';

const recipe = (kind: string, concept: string, description: string) =>
  new Map(
    planFood({ concept, description, archetype: foodArchetypeOf(kind), pack: null }).recipe.map(
      ({ name, percent }) => [name, percent] as const,
    ),
  );
const shareOf = (lines: ReadonlyMap<string, number>, start: string) =>
  [...lines].reduce((sum, [name, percent]) => sum + (name.startsWith(start) ? percent : 0), 0);

describe('who lists what is in a food', () => {
  it('invites nothing else of what others of its kind are of', () => {
    const lines = recipe(
      'fish spread',
      'Trout pâté',
      '55 % trout, lemon, horseradish, rapeseed oil; no cream',
    );
    expect(shareOf(lines, 'Cheese') + shareOf(lines, 'Yogurt') + shareOf(lines, 'Fish, salmon')).toBe(0);
    expect(shareOf(lines, 'Fish, trout')).toBeCloseTo(55, 0);
  });

  it('keeps what holds the food together', () => {
    const lines = recipe('cookies', 'Fruit cookies', 'Raisins, apricots, hazelnuts and butter');
    expect(shareOf(lines, 'Wheat flour')).toBeGreaterThan(25);
  });

  it('has no flour but the one that is named', () => {
    const lines = recipe('flatbread', 'Wraps', 'Wraps from cassava flour and psyllium, with olive oil');
    expect(shareOf(lines, 'Wheat') + shareOf(lines, 'Rice') + shareOf(lines, 'Tortilla')).toBe(0);
    expect(shareOf(lines, 'Cassava')).toBeGreaterThan(40);
  });

  it('leaves a recipe alone whose words list nothing', () => {
    const lines = recipe('soup', 'Tomato soup', 'A creamy soup for winter');
    expect(shareOf(lines, 'Yeast extract')).toBeGreaterThan(0);
  });
});

describe('the order of a list', () => {
  it('is by weight', () => {
    const lines = recipe('tahini', 'Sweet spread', 'Jar of 300 g: dates, tahini, cocoa, salt');
    expect(shareOf(lines, 'Dates')).toBeGreaterThan(shareOf(lines, 'Seeds, sesame'));
    expect(shareOf(lines, 'Seeds, sesame')).toBeGreaterThan(shareOf(lines, 'Cocoa'));
  });

  it('does not change shares that are stated', () => {
    const lines = recipe(
      'meat alternative',
      'Burger',
      'Burger of 20 % walnuts, 40 % black beans and beetroot',
    );
    expect(shareOf(lines, 'Nuts, walnuts')).toBeLessThan(shareOf(lines, 'Beans, black'));
  });
});

describe('the state in which a food is named', () => {
  it.each([
    ['fish spread', 'Smoked trout spread', '60 % trout with lemon', 'Fish, trout, smoked'],
    [
      'chocolate with actives',
      'Chocolate',
      'Dark chocolate with freeze-dried sour cherries',
      'Cherries, sour, freeze-dried',
    ],
    [
      'salad dressing',
      'Vinaigrette',
      'Sherry vinegar, extra virgin olive oil, black garlic',
      'Garlic, black',
    ],
    [
      'crackers',
      'Crisps',
      'Crisps out of pumpkin seed flour and tapioca',
      'Pumpkin seed flour, partly defatted',
    ],
    ['crackers', 'Crisps', 'Crisps of rye flour, no seed oils but olive', 'Oil, olive, salad or cooking'],
  ])('%s, %s, %s: %s', (kind, concept, description, line) => {
    expect(recipe(kind, concept, description).has(line)).toBe(true);
  });

  it('is none that is beside it', () => {
    const lines = recipe('fish spread', 'Smoked trout spread', '60 % trout with lemon');
    expect(shareOf(lines, 'Fish, trout, rainbow')).toBe(0);
  });
});

describe('what preserves a food', () => {
  it.each(['Retorted in a tin of 110 g', 'Pasteurised, chilled', 'High-pressure treated'])('%s', (how) => {
    expect(recipe('fish spread', 'Salmon spread', how).has('Potassium sorbate')).toBe(false);
    expect(recipe('fish spread', 'Salmon spread', 'Chilled').has('Potassium sorbate')).toBe(true);
  });
});
