import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { lineContents, recipeEntries } from '../tables/tables.ts';

const estimate = (concept: string) =>
  estimateProduct({ concept, description: '', formFactor: null, volume: null, volumeUnit: null });

/** Grams of it that the lines of a serving hold. */
const held = (concept: string, content: 'protein' | 'fibre' | 'sugar' | 'salt') =>
  estimate(concept).ingredients.reduce(
    (sum, { name, amountPerServing, unit }) =>
      unit === 'g' ? sum + (amountPerServing * (lineContents.get(name)?.[content] ?? 0)) / 100 : sum,
    0,
  );

describe('grams that the words state', () => {
  it.each([
    ['Protein drink with 25 g protein', 'protein', 25],
    ['Protein bar, 20g of protein', 'protein', 20],
    ['Vegan protein shake with 30 g protein', 'protein', 30],
    ['Clear whey drink, protein: 20 g', 'protein', 20],
    ['Prebiotic soda with 6 g fibre', 'fibre', 6],
    ['Prebiotic soda with 5 g organic cane sugar', 'sugar', 5],
  ] as const)('%s: the serving holds them', (concept, content, grams) => {
    expect(held(concept, content)).toBeCloseTo(grams, 0);
    const { assumptions, ingredients } = estimate(concept);
    expect(assumptions.some((note) => note.startsWith(`The recipe is brought to the ${grams} g`))).toBe(true);
    expect(ingredients.reduce((sum, { percent = 0 }) => sum + percent, 0)).toBeCloseTo(100, 1);
  });

  it('no longer says what the usual recipe holds', () => {
    expect(estimate('Protein drink').assumptions).toContain('About 30 g protein.');
    expect(estimate('Protein drink with 25 g protein').assumptions).not.toContain('About 30 g protein.');
  });

  it('takes what a recipe holds, and says how much that is', () => {
    const { warnings } = estimate('Protein bar with 55 g protein');
    expect(warnings[0]).toMatch(/^The words say 55 g protein a serving; such a recipe holds about \d\d g\.$/);
  });

  it('take nothing from a powder that is nearly all of it', () => {
    const { ingredients } = estimate('Egg white powder, 20 g protein per scoop');
    expect(ingredients[0]?.percent).toBeGreaterThan(90);
  });

  it('are reckoned with contents of lines that recipes have', () => {
    expect([...lineContents.keys()].filter((line) => !recipeEntries.has(line))).toEqual([]);
  });

  it.each([
    ['Prebiotic soda with 3 g sugar', 'sugar', 3],
    ['Almond milk with 4 g sugar per 100 ml', 'sugar', 10],
    ['Iced tea, sugar max 6 g', 'sugar', 6],
    ['Iced tea with 2 % sugar', 'sugar', 7.1],
    ['Crackers with 0.5 g salt', 'salt', 0.5],
  ] as const)('%s: the serving holds no more and no less', (concept, content, grams) => {
    expect(held(concept, content)).toBeCloseTo(grams, 0);
  });

  it('less than usual is of the usual recipe', () => {
    expect(
      held('Strawberry jam with 40 % less sugar', 'sugar') / held('Strawberry jam', 'sugar'),
    ).toBeCloseTo(0.6, 1);
    expect(held('Ketchup with half the sugar', 'sugar') / held('Ketchup', 'sugar')).toBeCloseTo(0.5, 1);
    expect(held('Lemonade, a third less sugar', 'sugar') / held('Lemonade', 'sugar')).toBeCloseTo(0.67, 1);
    expect(held('Reduced sugar ketchup', 'sugar') / held('Ketchup', 'sugar')).toBeCloseTo(0.7, 1);
  });

  it('of a pack on the next line are no sugar', () => {
    expect(estimate('Jam with less sugar\n340 g jar').warnings.join(' ')).not.toContain('340 g sugar');
  });

  it('of kombucha, where less is left than goes in, are told', () =>
    expect(estimate('Kombucha, under 3 g sugar per 100 ml, 330 ml bottle').warnings).toContainEqual(
      expect.stringMatching(/^The words leave 10 g sugar a serving, and \d+ g go in/),
    ));

  it('at least so much is kept by more', () =>
    expect(estimate('Beef meatballs, at least 5 g protein').warnings.join(' ')).not.toContain('g protein'));

  it('of kombucha are what its cultures leave', () => {
    expect(held('Kombucha with 5 g sugar', 'sugar')).toBeCloseTo(held('Kombucha', 'sugar'), 3);
  });
});
