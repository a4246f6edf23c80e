import { describe, expect, it } from 'vitest';
import { ingredientsOf } from './recipe.ts';
import { readIngredients } from '../readIngredients.ts';
import { withNamed } from './namedLines.ts';
import { onlyNamed } from './onlyNamed.ts';
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

  it('of a drink gets beside what drinks have of it', () => {
    expect(
      shareOf(
        'coconut water',
        'Coconut water with pineapple',
        'Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid',
      ),
    ).toBe(12);
    expect(
      shareOf('nut, soy or pea drink', 'Almond milk cocoa drink', 'Cocoa, dry powder, unsweetened'),
    ).toBe(1.5);
  });

  it('of a powder has so much more of it', () => {
    expect(shareOf('tea', 'Tea with cardamom', 'Spices, cardamom')).toBeCloseTo(0.6);
  });

  it('only tastes of a fruit where a flavour gives it', () => {
    const { lines, notes } = made('energy drink', 'Energy drink, watermelon');
    expect(lines).toEqual(kindOf('energy drink').recipe);
    expect(notes).toEqual(['Watermelon is a flavour here: there is none of it in the recipe.']);
  });

  it('has fruit dried where it holds no free water', () => {
    expect(shareOf('protein bar', 'Protein bar with raspberries', 'Raspberries, freeze-dried')).toBe(2);
    expect(shareOf('jam', 'Raspberry jam', 'Raspberries, puree, seedless')).toBe(56);
  });

  it('has no other of a group of which several are named', () => {
    const { lines } = made('baby puree', 'Pear, spinach and pea');
    const names = lines.map(({ name }) => name).join(' · ');
    expect(names).toMatch(/Pears.*Peas.*Spinach/);
    expect(names).not.toMatch(/Bananas|Mango|Sweet potato/);
  });

  it.each([
    ['Pear pouch, 70 % pear and 30 % carrot', 'Pears, raw', 70],
    ['Baby pouch with carrots (30 %)', 'Carrots, raw', 30],
    ['Pouch, pear 60 percent', 'Pears, raw', 60],
  ])('of %s holds the share that is said', (text, line, percent) => {
    expect(shareOf('baby puree', text, line)).toBe(percent);
  });

  it.each(['Hot sauce with rice milk', 'Hot sauce, no sesame oil', 'Hot sauce with plum tomatoes'])(
    'of %s has no food that is part of another name',
    (text) => {
      const names = made('hot sauce', text).lines.map(({ name }) => name);
      expect(names.filter((name) => /Rice|Sesame|sesame|Plums/.test(name))).toEqual([]);
    },
  );

  it.each([
    ['fruit and nut bar', 'Date bar: dates, almonds, freeze-dried raspberries, nothing more'],
    ['smoothie', 'Mango, passion fruit, banana and apple juice. Nothing added.'],
  ])('of %s has nothing else where the words want that', (kind, text) => {
    const archetype = kindOf(kind);
    const { lines, notes } = onlyNamed(archetype, made(kind, text), text);
    expect(lines.map(({ name }) => name).join(' · ')).not.toMatch(/oats|seeds|flavour|Salt|Ascorbic/i);
    expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
    expect(notes.at(-1)).toMatch(/^The words want nothing else/);
  });
});
