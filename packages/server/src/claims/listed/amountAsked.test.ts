import { describe, expect, it } from 'vitest';
import type { ClaimProduct } from '../claim.ts';
import { check } from '../testing/check.ts';

const eu = (text: string, product: Partial<ClaimProduct>) => check(text, { market: 'EU' }, product);
const conditionOf = (...args: Parameters<typeof eu>) => eu(...args).sentences[0]?.conditions[0];
const amount = (key: string, value: number, unit = 'g') => ({ key, amount: value, unit });
const food = (grams: number, ...nutrients: ReturnType<typeof amount>[]) =>
  ({ kind: 'food', serving: { grams }, nutrients }) as const;

describe('the amount that a listed claim asks for is counted as the list counts it', () => {
  const slimming = 'Glucomannan in the context of an energy restricted diet contributes to weight loss.';
  const asleep = 'Melatonin contributes to the reduction of time taken to fall asleep.';

  it.each([
    [slimming, 3, amount('glucomannan', 0.5), 'blocked'],
    [slimming, 3, amount('glucomannan', 1), 'conditions'],
    [asleep, 2, amount('melatonin', 0.5, 'mg'), 'blocked'],
    [asleep, 1, amount('melatonin', 1, 'mg'), 'conditions'],
  ])('what a portion must hold is not made up in a day: %s %d a day', (text, perDay, held, verdict) =>
    expect(eu(text, { perDay, ingredients: [held] }).verdict).toBe(verdict),
  );

  const oats = 'Beta-glucans contribute to the maintenance of normal blood cholesterol levels.';

  it('binds a food by its portion, and tells what a day needs', () => {
    const porridge = (grams: number) => ({ ...food(40), ingredients: [amount('oat-beta-glucan', grams)] });
    expect(conditionOf(oats, porridge(1))).toMatchObject({ isMet: true, have: 1, need: 1 });
    expect(conditionOf(oats, porridge(1))?.text).toMatch(/; the effect is obtained with 3 g a day$/);
    expect(eu(oats, porridge(0.9)).verdict).toBe('blocked');
  });

  const sight = 'DHA contributes to the maintenance of normal vision.';

  it('by 100 g and 100 kcal where the list does, of which the less counts', () => {
    const fish = (dha: number) => food(100, amount('dha', dha, 'mg'), amount('energy', 200, 'kcal'));
    expect(conditionOf(sight, fish(90))).toMatchObject({ isMet: true, have: 45, need: 40 });
    expect(eu(sight, fish(60)).verdict).toBe('blocked');
    expect(conditionOf(sight, food(100, amount('dha', 90, 'mg')))?.have).toBeUndefined();
  });

  it('by a day of a supplement, whose maker sets it', () =>
    expect(conditionOf(sight, { perDay: 2, ingredients: [amount('dha', 125, 'mg')] })).toMatchObject({
      isMet: true,
      have: 250,
      need: 250,
    }));

  it('by 100 g or a portion, of which the more counts', () => {
    const liver = 'Choline contributes to the maintenance of normal liver function.';
    expect(conditionOf(liver, food(30, amount('choline', 30, 'mg')))).toMatchObject({ isMet: true, have: 100 }); // prettier-ignore
    expect(eu(liver, food(100, amount('choline', 80, 'mg'))).verdict).toBe('blocked');
  });

  it('by so much of the food itself, and not by what else is in it', () => {
    const oil = 'Olive oil polyphenols contribute to the protection of blood lipids from oxidative stress.';
    const spoon = (mg: number) => ({ ...food(10), ingredients: [amount('olive-polyphenols', mg, 'mg')] });
    expect(conditionOf(oil, spoon(2.5))).toMatchObject({ isMet: true, have: 5, need: 5 });
    expect(eu(oil, spoon(2)).verdict).toBe('blocked');
    const meal = 'Beta-glucans from oats contribute to the reduction of the blood glucose rise after that meal.'; // prettier-ignore
    const bread = { ...food(60, amount('carbohydrate', 60)), ingredients: [amount('oat-beta-glucan', 4)] };
    expect(conditionOf(meal, bread)).toMatchObject({ isMet: false, need: 4 });
  });
});
