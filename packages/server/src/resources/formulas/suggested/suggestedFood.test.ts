import { describe, expect, it } from 'vitest';
import { FormulaDraft as Draft } from '../../../contract/index.ts';
import { estimateProduct, foodPlanOf, type FoodPlan } from '../../../costing/index.ts';
import { computeFormula } from '../../../formula/index.ts';
import { suggestedFood } from './suggestedFood.ts';
import { concept as asConcept, foods, parts } from '../testing/suggesting.ts';

const plan = (concept: string): FoodPlan => {
  const found = foodPlanOf(asConcept(concept));
  if (!found) throw new Error(`${concept} is no food.`);
  return found;
};
const suggest = (concept: string) => suggestedFood(plan(concept), foods, parts);

describe('the suggested formula of a food', () => {
  it.each(['Protein bar', 'Granola with probiotics', 'Ginger kombucha', 'Beef jerky', 'Oat milk'])(
    '%s is a draft that the contract takes',
    (concept) => {
      const draft = suggest(concept);
      expect(Draft.safeParse(JSON.parse(JSON.stringify(draft))).error).toBeUndefined();
    },
  );

  it('weighs what is mixed for a serving, water that is driven off included', () => {
    const weight = (concept: string) =>
      (suggest(concept).lines ?? []).reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0);
    expect(weight('Protein bar')).toBeCloseTo(60, 1);
    expect(weight('Beef jerky')).toBeCloseTo(70 / 0.42 / 2.5, 1);
  });

  it('has the serving and the container of its pack', () => {
    expect(suggest('Protein bar')).toMatchObject({
      kind: 'food',
      isBeverage: false,
      serving: { household: '1 bar', grams: 60 },
      racc: { amount: 40, unit: 'g' },
      container: { grams: 60 },
    });
    expect(suggest('Oat milk')).toMatchObject({
      kind: 'food',
      isBeverage: true,
      serving: { household: '1 cup', ml: 250 },
      container: { ml: 1000 },
    });
  });

  it('computes nutrition from the foods that its recipe names', () => {
    const { panel } = computeFormula(suggest('Granola'), parts.data);
    const calories = panel.lines.find(({ name }) => name === 'Calories')?.cells[0];
    expect(Number(calories)).toBeGreaterThan(200);
  });

  it.each([
    // The worked examples of foods and drinks, to the cent.
    { concept: 'Protein bar', perUnit: '1.17', run: '29843.82', perServing: '0.4778', units: 20_016 },
    { concept: 'Prebiotic soda', perUnit: '1.20', run: '35910.34', perServing: '0.1006', units: 24_000 },
  ])('$concept costs what its kind does, a unit, a serving and a run', (expected) => {
    const { cost } = computeFormula(suggest(expected.concept), parts.data);
    const { concept: _, units, ...figures } = expected;
    expect(cost).toMatchObject(figures);
    expect(cost.priceBreaks[0]).toEqual({
      containers: units,
      landedUnitCost: expected.perUnit,
      estimatedCost: expected.run,
    });
    const cents = cost.waterfall.reduce(
      (sum, { perContainer }) => sum + Math.round(Number(perContainer) * 100),
      0,
    );
    expect(cents).toBe(Math.round(Number(expected.perUnit) * 100));
  });

  it.each(['Granola', 'Kombucha', 'Hot sauce', 'Oat milk', 'Beef jerky', 'Energy gel', 'Sourdough bread'])(
    '%s costs a unit what the product’s estimate says',
    (concept) => {
      const { cost } = computeFormula(suggest(concept), parts.data);
      expect(cost.perUnit).toBe(estimateProduct(asConcept(concept)).scenarios.base.landedUnitCost);
    },
  );

  it.each([
    ['Golden milk powder', '1 tbsp (10 g)'],
    ['Bone broth powder', '1 scoop (25 g)'],
    ['Egg white powder', '1 scoop (24 g)'],
  ])('%s is taken by a measure: %s', (concept, size) => {
    expect(computeFormula(suggest(concept), parts.data).panel.servingSize).toBe(size);
  });

  it('is one serving where the pack holds less than twice the reference amount (21 CFR 101.9(b)(6))', () => {
    const small = computeFormula(suggest('Vegetable crisps, 40 g pouch'), parts.data).panel;
    expect(small).toMatchObject({ servings: null, servingSize: '1 pouch' });
    const large = computeFormula(suggest('Vegetable crisps, 120 g pouch'), parts.data).panel;
    expect(large.servings).toMatch(/servings per container$/);
  });

  it('names its lines as ingredient lists do, and says what each is there for', () => {
    const lines = suggest('Granola').lines ?? [];
    expect(lines[0]).toMatchObject({ name: 'Rolled oats', statement: 'rolled oats', purpose: 'base' });
    expect(computeFormula(suggest('Granola'), parts.data).panel.ingredients).toMatch(
      /^Ingredients: rolled oats, .*dried cranberries \(cranberries, sugar\)/,
    );
  });

  it.each(['Protein bar', 'Granola', 'Energy drink', 'Kombucha', 'Hot sauce'])(
    '%s: all of its lines tell what a label has to declare',
    (concept) => {
      const { checks } = computeFormula(suggest(concept), parts.data);
      expect(checks.filter(({ code }) => code === 'profile.incomplete')).toEqual([]);
    },
  );

  it('of plants alone where the words ask for it, with the protein that such a bar has', () => {
    const { panel } = computeFormula(suggest('Plant protein bar'), parts.data);
    expect(panel.ingredients).not.toMatch(/milk|whey/);
    const protein = panel.lines.find(({ name }) => name === 'Protein')?.cells[0] ?? '';
    expect(Number.parseInt(protein, 10)).toBeGreaterThanOrEqual(15);
  });

  it('adds what the words name beyond the recipe, with a line of its own', () => {
    const lines = suggest('Granola with probiotics').lines ?? [];
    expect(lines.at(-1)).toMatchObject({ ingredient: 'probiotics', tag: 'suggested' });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});
