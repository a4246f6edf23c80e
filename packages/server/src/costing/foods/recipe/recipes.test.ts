import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../registry/index.ts';
import { estimateProduct, foodPlanOf } from '../../estimate.ts';
import { roleIn } from '../roles.ts';
import {
  foodArchetypes,
  foodParts,
  foodPrices,
  generalFoods,
  kindRoles,
  recipeEntries,
} from '../tables/tables.ts';

const partsOf = (cell: string) => cell.split(';').flatMap((each) => each.trim() || []);

/** Concepts, what is in them, at which share, %, and what is not, by words of the names of lines. */
const concepts = Array.from(
  parseCsv('foodRecipes.csv', readFileSync(new URL('../fixtures/foodRecipes.csv', import.meta.url), 'utf8')),
  ({ fields: { concept = '', description = '', has = '', hasNot = '' } }) => ({
    concept,
    description,
    has: partsOf(has),
    hasNot: partsOf(hasNot),
  }),
);

describe('recipes of what people describe', () => {
  it.each(concepts)('$concept', ({ concept, description, has, hasNot }) => {
    const plan = foodPlanOf({ concept, description, formFactor: null, volume: null, volumeUnit: null });
    const lines = (plan?.recipe ?? []).map(({ name, percent }) => ({ name: name.toLowerCase(), percent }));
    const shareOf = (words: string) =>
      lines.filter(({ name }) => name.includes(words)).reduce((sum, { percent }) => sum + percent, 0);
    const missed = has.filter((part) => {
      const [words = '', least = '0'] = part.split('>=');
      return shareOf(words) <= 0 || shareOf(words) < Number(least);
    });
    expect(missed).toEqual([]);
    expect(hasNot.filter((words) => shareOf(words) > 0)).toEqual([]);
    expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThan(100.01);
  });
});

describe('what lines are for', () => {
  const kindOf = (key: string) => foodArchetypes.find((each) => each.key === key);

  it.each(kindRoles)('by $key is of lines of its kind', ({ archetype, lines, role, instead }) => {
    const kind = kindOf(archetype);
    const recipe = new Set(kind?.recipe.map(({ name }) => name));
    expect(lines.filter((line) => !recipe.has(line))).toEqual([]);
    expect(lines.map((line) => kind && roleIn(kind, line))).toEqual(lines.map(() => role));
    expect(instead === '' || recipeEntries.has(instead)).toBe(true);
  });

  it.each(generalFoods)('$key has prices', ({ recipe }) => {
    expect(recipe.filter(({ name }) => !foodPrices.has(name))).toEqual([]);
  });

  it.each(foodParts)('a $key has words', ({ before, behind }) => {
    expect(before.length * behind.length).toBeGreaterThan(0);
  });
});

describe('what words say of a recipe as a whole', () => {
  const shareOf = (concept: string, description: string, words: string) =>
    (foodPlanOf({ concept, description, formFactor: null, volume: null, volumeUnit: null })?.recipe ?? [])
      .filter(({ name }) => name.toLowerCase().includes(words))
      .reduce((sum, { percent }) => sum + percent, 0);

  it('of little fat has less oil', () => {
    expect(shareOf('Apple muffins', 'Low fat.', 'oil, canola')).toBeLessThan(
      shareOf('Apple muffins', '', 'oil, canola') / 2,
    );
  });

  it('takes a food of the table that no list has, and none that is another food by itself', () => {
    expect(shareOf('Kohlrabi crisps', '', 'kohlrabi')).toBeGreaterThan(80);
    expect(shareOf('Avocado oil mayonnaise', 'Made with avocado oil.', 'tofu')).toBe(0);
  });

  it('gives each food of a list with one head its whole name', () => {
    expect(shareOf('Rye bread', 'With pumpkin and sunflower seeds.', 'seeds, pumpkin')).toBeGreaterThan(2);
  });

  it('is told what is known of it where that is in it', () => {
    const notesOf = (concept: string) =>
      estimateProduct({
        concept,
        description: '',
        formFactor: null,
        volume: null,
        volumeUnit: null,
      }).assumptions.join(' ');
    expect(notesOf('Granola')).not.toContain('cultures');
    expect(notesOf('Kombucha, ginger lemon')).toContain('starter tea');
    expect(notesOf('Frozen margherita pizza')).not.toContain('auliflower');
    expect(notesOf('Frozen cauliflower pizza')).toContain('cauliflower base');
  });

  it('is a supplement where a description begins with its form', () => {
    const asked = { formFactor: null, volume: null, volumeUnit: null };
    expect(foodPlanOf({ concept: 'Garlic oil', description: 'Softgel with 500 mg.', ...asked })).toBeNull();
    expect(foodPlanOf({ concept: 'Garlic oil', description: 'For salads.', ...asked })).not.toBeNull();
  });
});
