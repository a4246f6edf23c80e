import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { roleIn } from './roles.ts';
import type { Role } from './tables/roleRecords.ts';
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

  const claims = ['Low sugar', 'Low fat', 'Reduced salt', 'High protein', 'Vegan', 'Gluten free', 'Lighter'];
  /** Roles of what is in a food for what it is. */
  const bulky: ReadonlySet<Role> = new Set(['character', 'body', 'fat', 'protein']);

  it.each(
    kinds.flatMap((kind, at) => [
      [claims[at % claims.length] ?? '', kind] as const,
      [claims[(at + 3) % claims.length] ?? '', kind] as const,
    ]),
  )('%s of kind %# adds up, and nothing unnamed is a mere trace of what it was', (claim, kind) => {
    const { ingredients, archetype, withheld } = estimate(`${claim} ${kind.words[0]}`, '');
    if (withheld !== null) return;
    const shares = ingredients.flatMap(({ percent }) => (percent === undefined ? [] : [percent]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(100.01);
    const own = foodArchetypes.find(({ key }) => key === archetype);
    const traces = (own?.recipe ?? []).flatMap(({ name, percent: usual }) => {
      const left = ingredients.find((line) => line.name === name)?.percent ?? null;
      const isTrace = left !== null && left < 0.9 && usual >= 2;
      return own && isTrace && bulky.has(roleIn(own, name)) ? [`${name} ${left} %`] : [];
    });
    const said = `${claim} ${kind.words[0]}`.toLowerCase();
    expect(
      traces.filter((trace) => !said.includes(trace.split(/[,\s]/)[0]?.toLowerCase().slice(0, 4) ?? '')),
    ).toEqual([]);
  });
});
