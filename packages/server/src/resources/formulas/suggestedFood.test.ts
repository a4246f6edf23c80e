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
      serving: { grams: 60 },
      container: { grams: 60 },
    });
    expect(suggest('Oat milk')).toMatchObject({
      kind: 'food',
      isBeverage: true,
      serving: { ml: 250 },
      container: { ml: 1000 },
    });
  });

  it('computes nutrition from the foods that its recipe names', () => {
    const { panel } = computeFormula(suggest('Granola'), parts.data);
    const calories = panel.lines.find(({ name }) => name === 'Calories')?.cells[0];
    expect(Number(calories)).toBeGreaterThan(200);
  });

  it('adds what the words name beyond the recipe, with a line of its own', () => {
    const lines = suggest('Granola with probiotics').lines ?? [];
    expect(lines.at(-1)).toMatchObject({ ingredient: 'probiotics', tag: 'suggested' });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});
