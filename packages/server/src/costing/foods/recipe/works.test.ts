import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { planFood } from '../planFood.ts';
import { foodArchetypeOf, foodArchetypes, foodPrices, namedLines, works } from '../tables/tables.ts';
import { does, undoneIn, worksOf } from './works.ts';

const planned = (kind: string, concept: string, description = '') =>
  planFood({ concept, description, archetype: foodArchetypeOf(kind), pack: null });

const kinds = foodArchetypes.filter(({ kind, words }) => kind !== 'supplement' && words.length > 0);
const known = new Set(foodArchetypes.map(({ key }) => key));
/** What people name beside a kind: every nth food, so that each kind meets other ones. */
const foods = namedLines.filter(({ usual, drink }) => usual !== null || drink !== null);
const foodAt = (at: number) => foods[(at * 41 + 11) % foods.length]?.words[0] ?? '';
const briefs = kinds.flatMap(({ key, words }, at) =>
  [0, 1, 2].map((turn) => {
    const [one, other] = [foodAt(at * 7 + turn), foodAt(at * 3 + turn * 13)];
    const says = turn === 0 ? `Made from ${one}, ${other}.` : `With ${one} and ${other}.`;
    return [words[(at + turn) % words.length] ?? key, says] as const;
  }),
);

describe('the work that a kind of food is not made without', () => {
  it('is of kinds that there are, and of some kind each', () => {
    expect(works.flatMap((row) => row.kinds).filter((key) => !known.has(key))).toEqual([]);
    const used = new Set(kinds.flatMap((kind) => worksOf(kind, '').map(({ work }) => work.key)));
    expect(works.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(kinds)('is done in the usual recipe of $key, by lines of it', (kind) => {
    expect(undoneIn(kind, kind.recipe, { text: 'a food', bodies: new Set() })).toEqual([]);
    const own = worksOf(kind, '').flatMap((each) => each.own);
    expect(own.filter(({ name }) => !foodPrices.has(name))).toEqual([]);
  });

  // Rule: naming ingredients replaces a line by one that does the same or adds one, and leaves no work undone.
  it.each(briefs)('is done in %s, %s, or told', (concept, description) => {
    const { archetype, ingredients, warnings, withheld } = estimateProduct({
      concept,
      description,
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    const own = foodArchetypes.find(({ key }) => key === archetype);
    const lines = ingredients.flatMap(({ name, percent }) =>
      percent === undefined ? [] : [{ name, percent }],
    );
    if (!own || withheld !== null || lines.length === 0) return;
    const missing = worksOf(own, `${concept}\n${description}`).filter(
      ({ work }) => !lines.some(({ name }) => does(work, name)),
    );
    const isTold = (of: string) => warnings.some((each) => each.toLowerCase().startsWith(of.toLowerCase()));
    const taken = planFood({ concept, description, archetype: own, pack: null }).assumptions.filter((note) =>
      note.includes('instead of'),
    );
    // What the words say that it is of takes the place, and says so.
    expect(missing.filter(({ work }) => !isTold(work.of) && taken.length === 0)).toEqual([]);
  });

  it('stays where what is named does none of it', () => {
    const names = planned('barbecue sauce', 'Date barbecue sauce', 'No refined sugar.').recipe.map(
      ({ name }) => name,
    );
    expect(names.some((name) => name.startsWith('Tomato'))).toBe(true);
    const oats = planned('chilled oats', 'Overnight oats', 'Made from oats, apple and hazelnuts.').recipe;
    expect(oats.some(({ name }) => name.startsWith('Milk'))).toBe(true);
  });

  it('gives way to what does the same', () => {
    const lines = planned('barbecue sauce', 'Barbecue sauce', 'No tomato, with mango and vinegar.').recipe;
    expect(lines.filter(({ name }) => name.startsWith('Tomato'))).toEqual([]);
  });

  it('keeps the cultures of what is fermented beside a stated count of others', () => {
    const { recipe, actives } = planned(
      'kefir and probiotic drink',
      'Milk kefir',
      '10 billion live cultures.',
    );
    expect(recipe.some(({ name }) => name.startsWith('Starter culture'))).toBe(true);
    expect(actives).toHaveLength(1);
  });
});
