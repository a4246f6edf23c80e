import { describe, expect, it } from 'vitest';
import { FormulaDraft as Draft } from '../../contract/index.ts';
import { foodPlanOf, type FoodPlan } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { readFoods } from '../../foods/index.ts';
import { computeFormula } from '../../formula/index.ts';
import { formulaDataOf } from './formulaData.ts';
import { suggestedFood, type RecipeFood } from './suggestedFood.ts';

const evidence = loadEvidence();
const parts = { evidence, data: formulaDataOf(evidence) };
const foods = new Map(
  readFoods().map((food) => [
    food.name,
    { profile: food.profile, caffeinePercent: food.caffeinePercent } as RecipeFood,
  ]),
);
const plan = (concept: string): FoodPlan => {
  const found = foodPlanOf({ concept, description: '', formFactor: null, volume: null, volumeUnit: null });
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
