import { describe, expect, it } from 'vitest';
import { planFood } from '../planFood.ts';
import { foodArchetypeOf } from '../tables/tables.ts';
import { foodsNamedIn } from './namedFood.ts';
import { refusalIn } from './refused.ts';

const named = (kind: string, text: string) =>
  foodsNamedIn(foodArchetypeOf(kind), text).map(({ called }) => called);
const refuses = (text: string) => refusalIn(text, new Set()).is;

describe('what a text rules out', () => {
  it.each([
    ['bread', 'Bases of rice flour, without gluten, eggs, butter', ['rice flour']],
    ['soup', 'Soup of leeks, no dairy, no celery', ['leeks']],
    ['baby puree', 'Puree of pears with a drop of rapeseed oil', ['pears', 'rapeseed oil']],
  ])('%s: %s', (kind, text, foods) => {
    expect(named(kind, text)).toEqual(foods);
  });

  it('is no food that it says how much there is to be of', () => {
    expect(refuses('Pâté; no starch, salt at most 1.3 g per 100 g')('Salt, table')).toBe(false);
    expect(refuses('Pâté with no starch, salt or cream')('Salt, table')).toBe(true);
  });

  it.each([
    ['no cream', 'Cheese, cream'],
    ['no cream', 'Cream, sour, cultured'],
    ['no grains', 'Rice flour, white, unenriched'],
    ['no corn', 'Cornstarch'],
    ['no MSG', 'Yeast extract'],
    ['no flour', 'Buckwheat flour, whole-groat'],
    ['clean label', 'Potassium sorbate'],
    ['clean label', 'Modified food starch'],
  ])('%s: %s', (text, line) => {
    expect(refuses(text)(line)).toBe(true);
  });

  it.each([
    ['grain-free', 'Tapioca starch'],
    ['no grains', 'Cassava flour'],
    ['no cream', 'Nuts, coconut cream, raw (liquid expressed from grated meat)'],
  ])('%s: not %s', (text, line) => {
    expect(refuses(text)(line)).toBe(false);
  });
});

describe('what a text says that a food is made from', () => {
  const titled = (kind: string, text: string) =>
    foodsNamedIn(foodArchetypeOf(kind), text).flatMap(({ called, isTitle }) => (isTitle ? [called] : []));

  it.each([
    ['crackers', 'Thin ones\nCrackers from chickpeas and hemp seeds, 100 g', ['chickpeas', 'hemp seeds']],
    ['crackers', 'Thin ones\nCrackers, 12 g protein from peas, with linseed', []],
    [
      'meat alternative',
      'Patties\nBurgers made from walnuts, beetroot and black beans',
      ['walnuts', 'beetroot', 'black beans'],
    ],
    ['jam', 'Spread\nFruit out of Spain, apricots and figs', []],
  ])('%s: %s', (kind, text, foods) => {
    expect(titled(kind, text)).toEqual(foods);
  });

  it('is what the recipe is of', () => {
    const { recipe } = planFood({
      concept: 'Garden patties',
      description: 'Plant-based burgers made from lupin and beetroot, 113 g each',
      archetype: foodArchetypeOf('meat alternative'),
      pack: null,
    });
    const share = (start: string) => recipe.find(({ name }) => name.startsWith(start))?.percent ?? 0;
    expect(share('Beets')).toBeGreaterThan(12);
    expect(share('Lupins')).toBeGreaterThan(share('Beets'));
    expect(share('Textured')).toBe(0);
  });
});
