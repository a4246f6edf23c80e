import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { breachesOf } from './finished.ts';
import { driedIn } from './driedIn.ts';
import { isOfRange } from './classes.ts';
import { percentOf } from '../lines.ts';
import { foodArchetypeOf, foodArchetypes, foodPrices, invariants, namedLines } from '../tables/tables.ts';

const estimate = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const recipeOf = (concept: string, description = '') =>
  estimate(concept, description).ingredients.map(({ name, percent }) => ({ name, percent: percent ?? 0 }));

const kinds = foodArchetypes.filter(({ kind, words }) => kind !== 'supplement' && words.length > 0);
const known = new Set(foodArchetypes.map(({ key }) => key));
/** What people name beside a kind: every nth food, so that each kind meets other ones. */
const foods = namedLines.filter(({ usual, drink }) => usual !== null || drink !== null);
const foodAt = (at: number) => foods[(at * 53 + 7) % foods.length]?.words[0] ?? '';
const wishes = [
  'vegan',
  'low sugar',
  'high protein',
  'dairy-free',
  'no added sugar',
  'gluten-free',
  'kids',
  'raw',
];
const briefs = kinds.flatMap(({ key, words }, at) =>
  [0, 1, 2].map((turn) => {
    const [one, other] = [foodAt(at * 3 + turn), foodAt(at * 5 + turn * 11)];
    const wish = wishes[(at + turn) % wishes.length] ?? '';
    return [words[(at + turn) % words.length] ?? key, `Made with ${one} and ${other}, ${wish}.`] as const;
  }),
);

describe('what kinds of food cannot be without, or with', () => {
  it('is of kinds, lines and bounds that there are', () => {
    expect(invariants.flatMap((row) => row.kinds).filter((key) => !known.has(key))).toEqual([]);
    expect(invariants.filter(({ adds }) => adds !== '' && !foodPrices.has(adds))).toEqual([]);
    expect(invariants.filter(({ least, most }) => (least ?? 0) > (most ?? 100))).toEqual([]);
    const strays = invariants.filter(
      (row) => row.adds !== '' && !row.kinds.some((key) => isOfRange(foodArchetypeOf(key), row, row.adds)),
    );
    expect(strays.map(({ key }) => key)).toEqual([]);
  });

  it.each(kinds)('holds of the usual recipe of $key', (kind) => {
    expect(breachesOf(kind, kind.recipe, 'a food')).toEqual([]);
  });

  it.each(briefs)('holds of %s, %s', (concept, description) => {
    const { archetype, ingredients, kind } = estimate(concept, description);
    const own = foodArchetypes.find(({ key }) => key === archetype);
    const lines = ingredients.flatMap(({ name, percent }) =>
      percent === undefined ? [] : [{ name, percent }],
    );
    if (kind === 'supplement' || !own || lines.length === 0) return;
    expect(breachesOf(own, lines, `${concept}\n${description}`)).toEqual([]);
  });

  it('is told of a recipe that the words give otherwise', () => {
    const { warnings } = estimate('Protein bar', 'With 70 % almonds and 20 % whey protein, 50 g bar.');
    expect(warnings.join()).toMatch(/Binder .* %: a bar that is pressed cold is held together/);
  });

  it('keeps the binder of a pressed bar, whatever is named beside it', () => {
    const lines = recipeOf(
      'Peanut Protein Bar',
      '60 g bar, at least 18 g protein from whey and peanuts, coated in 70 % dark chocolate. Cold pressed, not baked.',
    );
    const binder = invariants.find(({ key }) => key === 'bar-binder');
    const bar = foodArchetypeOf('protein bar');
    expect(percentOf(lines.filter(({ name }) => binder && isOfRange(bar, binder, name)))).toBeGreaterThan(21);
  });
});

describe('what is mixed dry', () => {
  const soup = foodArchetypeOf('instant soup');

  it('has the dried form of what is wet, as much as is left of it, and no water', () => {
    const lines = [
      { name: 'Cornstarch', percent: 60 },
      { name: 'Carrots, raw', percent: 30 },
      { name: 'Beverages, water, tap, drinking', percent: 10 },
    ];
    const made = driedIn(soup, lines, new Map());
    const names = made.lines.map(({ name }) => name);
    expect(names).toEqual(['Cornstarch', 'Carrot, dehydrated']);
    expect(percentOf(made.lines)).toBeCloseTo(100, 6);
    expect(made.lines[1]?.percent).toBeLessThan(10);
    expect(made.notes.join()).toMatch(/dried carrot for carrots/);
  });

  it('leaves out what has no dried form, and tells it', () => {
    const lines = [
      { name: 'Cornstarch', percent: 80 },
      { name: 'Asparagus, raw', percent: 20 },
    ];
    const made = driedIn(soup, lines, new Map());
    expect(made.lines).toEqual([{ name: 'Cornstarch', percent: 100 }]);
    expect(made.warnings.join()).toMatch(/asparagus/i);
  });

  it('leaves what is cooked alone', () => {
    const lines = [{ name: 'Carrots, raw', percent: 100 }];
    expect(driedIn(foodArchetypeOf('soup'), lines, new Map()).lines).toBe(lines);
  });
});
