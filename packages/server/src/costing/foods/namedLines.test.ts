import { describe, expect, it } from 'vitest';
import { ingredientsOf } from './recipe.ts';
import { readIngredients } from '../readIngredients.ts';
import { withNamed } from './namedLines.ts';
import { foodArchetypes, foodPrices, namedLines, recipeEntries } from './tables.ts';

const kindOf = (key: string) => {
  const archetype = foodArchetypes.find((each) => each.key === key);
  if (!archetype) throw new Error(`There is no kind ${key}.`);
  return archetype;
};
const made = (kind: string, text: string) => {
  const archetype = kindOf(kind);
  return withNamed(archetype, archetype.recipe, text);
};
const shareOf = (kind: string, text: string, line: string) =>
  made(kind, text).lines.find(({ name }) => name === line)?.percent;
const foods = foodArchetypes.filter(({ kind }) => kind !== 'supplement');

describe('the foods that words may name', () => {
  it.each(namedLines)('$line has a price and stands in a formula', ({ line, made: mostly }) => {
    for (const name of [line, ...(mostly ? [mostly] : [])]) {
      expect(foodPrices.has(name)).toBe(true);
      expect(recipeEntries.has(name)).toBe(true);
    }
  });

  it.each(namedLines)('$key is no active beside its line', ({ words, line }) => {
    const ofLine = new Set(ingredientsOf(line));
    const wanted = readIngredients(words.join('; ')).wanted.map(({ material }) => material.ingredient);
    expect(wanted.filter((ingredient) => !ofLine.has(ingredient))).toEqual([]);
  });
});

describe('a recipe with what the words name', () => {
  it.each(foods)('of $key adds up to 100 % whichever food is named', ({ key }) => {
    for (const { words } of namedLines) {
      const { lines } = made(key, `It is made with ${words[0]}.`);
      expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 1);
      expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    }
  });

  it('has it in place of the greatest line of its group', () => {
    expect(shareOf('granola', 'Granola with honey', 'Honey')).toBe(10);
    expect(shareOf('granola', 'Granola with honey', 'Syrups, maple')).toBeUndefined();
    expect(made('granola', 'Granola with honey').notes).toEqual([
      'Honey instead of maple syrup, as the words name it.',
    ]);
  });

  it('keeps what is named beside it', () => {
    const text = 'Trail mix with walnuts, almonds and pecans';
    expect(shareOf('trail mix', text, 'Nuts, almonds')).toBe(24);
    expect(shareOf('trail mix', text, 'Nuts, walnuts, english')).toBe(22);
    expect(shareOf('trail mix', text, 'Nuts, pecans')).toBe(16);
  });

  it('has it beside the others at a usual share where nothing is of its group', () => {
    expect(shareOf('protein bar', 'Protein bar with dates', 'Dates, deglet noor')).toBe(10);
    expect(shareOf('protein bar', 'Protein bar with dates', 'Salt, table')).toBeCloseTo(0.27);
  });

  it('is mostly of what it is named after', () => {
    expect(shareOf('nut butter', 'Peanut butter', 'Peanuts, all types, dry-roasted, without salt')).toBe(97);
    expect(made('nut butter', 'Almond butter').notes).toEqual([]);
  });

  it.each(['Granola, no honey', 'Granola without honey', 'Honey flavoured granola', 'Granola, honey-flavor'])(
    'of %s has none',
    (text) => {
      expect(made('granola', text)).toEqual({ lines: kindOf('granola').recipe, notes: [] });
    },
  );

  it('of a drink changes a line for another, and gets none beside', () => {
    expect(shareOf('wellness shot', 'Wellness shot with agave', 'Sweetener, syrup, agave')).toBe(4);
    expect(made('wellness shot', 'Wellness shot with dates').notes).toEqual([]);
  });
});
