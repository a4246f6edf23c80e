import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { foodArchetypes, namedLines } from './tables/tables.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

const kinds = foodArchetypes.filter(({ kind, words }) => kind !== 'supplement' && words.length > 0);
/** Every nth food, so that each kind meets other ones. */
const foods = namedLines.filter(({ usual, drink }) => usual !== null || drink !== null);
const foodAt = (at: number) => foods[(at * 37) % foods.length]?.words[0] ?? '';

const shapes = ['Frozen', 'Pickled', 'Roasted', 'Smoked', 'Tinned', 'Crispy', 'Stuffed', 'Chilled'];

describe('whatever the words of a food', () => {
  it.each(kinds.map(({ key, words }, at) => [words[0] ?? key, foodAt(at), foodAt(at + 1)] as const))(
    '%s with %s and %s is no supplement, and its shares add up',
    (word, one, other) => {
      const { kind, ingredients, withheld } = estimate(word, `With ${one} and ${other}`);
      expect(kind).not.toBe('supplement');
      const shares = ingredients.flatMap(({ percent }) => (percent === undefined ? [] : [percent]));
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      expect(whole).toBeLessThan(100.01);
      expect(whole).toBeGreaterThan(withheld === null ? 50 : -1);
    },
  );

  it.each(foods.map(({ words }, at) => [`${shapes[at % shapes.length]} ${words[0]}`] as const))(
    '%s is a food',
    (concept) => {
      expect(estimate(concept, '200 g').kind).not.toBe('supplement');
    },
  );

  const solid = namedLines.filter(
    ({ usual, made, isFlavour }) => usual !== null && usual >= 3 && !made && !isFlavour,
  );
  it.each(
    solid.map(
      ({ words, line, dryLine, milledLine }) => [words[0] ?? '', [line, dryLine, milledLine]] as const,
    ),
  )('a stuffed dish of %s has it in its recipe', (word, lines) => {
    const { ingredients } = estimate('Stuffed parcels', `Filled with ${word}, baked, 300 g`);
    expect(ingredients.some(({ name }) => lines.includes(name))).toBe(true);
  });
});
