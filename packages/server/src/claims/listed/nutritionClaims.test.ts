import { describe, expect, it } from 'vitest';
import type { ClaimProduct } from '../claim.ts';
import { check, is } from '../testing/check.ts';

const amount = (key: string, value: number, unit: string) => ({ key, amount: value, unit });
const food = (grams: number, ...nutrients: ReturnType<typeof amount>[]) =>
  ({ kind: 'food', serving: { grams }, nutrients }) as const;
const us = (text: string, product: Partial<ClaimProduct>) => is(text, {}, product);
const eu = (text: string, product: Partial<ClaimProduct>) => is(text, { market: 'EU' }, product);

describe('rule 11: of foods of small servings US levels count by 50 g too', () => {
  it.each([
    ['Low sodium.', 28, amount('sodium', 100, 'mg'), 'blocked'],
    ['Low sodium.', 28, amount('sodium', 78, 'mg'), 'allowed'],
    ['Low sodium.', 31, amount('sodium', 100, 'mg'), 'allowed'],
    ['Very low sodium.', 20, amount('sodium', 20, 'mg'), 'blocked'],
    ['Low fat.', 15, amount('fat', 1, 'g'), 'blocked'],
    ['Low fat.', 15, amount('fat', 0.9, 'g'), 'allowed'],
    ['Low calorie.', 28, amount('energy', 38, 'kcal'), 'blocked'],
    ['Sugar free.', 20, amount('sugars', 0.4, 'g'), 'allowed'],
  ])('%s of %d g: %o', (text, grams, held, verdict) =>
    expect(us(text, food(grams, held))).toBe(`nutrientContent ${verdict}`),
  );

  it('only the cholesterol, where the rule says so', () => {
    const held = (cholesterol: number) =>
      food(20, amount('cholesterol-dietary', cholesterol, 'mg'), amount('saturated-fat', 1.5, 'g'));
    expect(us('Low cholesterol.', held(7))).toBe('nutrientContent allowed');
    expect(us('Low cholesterol.', held(9))).toBe('nutrientContent blocked');
  });

  it('says by what it was counted', () => {
    const [condition] =
      check('Low sodium.', {}, food(28, amount('sodium', 100, 'mg'))).sentences[0]?.conditions ?? [];
    expect(condition?.text).toMatch(/has 178\.6 mg; needs sodium at most 140 mg per RACC and 50 g$/);
  });

  it('in EU and UK they count by 100 g whatever is served', () =>
    expect(eu('Low fat.', food(15, amount('fat', 0.4, 'g')))).toBe('nutrientContent allowed'));
});

describe('rules 11 and 14: what the formula tells of added sugars, units and percentages', () => {
  it('no added sugars, where some are', () => {
    const held = (added: number) => food(30, amount('sugars', 5, 'g'), amount('added-sugars', added, 'g'));
    expect(us('No sugar added.', held(2))).toBe('nutrientContent blocked');
    expect(eu('No added sugars.', held(2))).toBe('nutrientContent blocked');
    expect(eu('No added sugars.', held(0))).toBe('nutrientContent conditions');
    const [condition] = check('No sugar added.', {}, held(4.56971)).sentences[0]?.conditions ?? [];
    expect(condition?.text).toMatch(
      /: the product has 4\.57 g; needs no added sugars and sugars not increased/,
    );
  });

  it('so much per cent free of fat is what low in fat is, all of it is free of it', () => {
    expect(us('97% fat free.', food(100, amount('fat', 3, 'g')))).toBe('nutrientContent allowed');
    expect(us('96 percent fat free.', food(100, amount('fat', 4, 'g')))).toBe('nutrientContent blocked');
    expect(us('100% fat free.', food(100, amount('fat', 1, 'g')))).toBe('nutrientContent blocked');
  });

  it('containing a nutrient that has levels is the lower of them', () => {
    const bar = (fibre: number) => food(100, amount('fibre', fibre, 'g'), amount('energy', 300, 'kcal'));
    expect(eu('Contains fibre.', bar(3))).toBe('nutrientContent allowed');
    expect(eu('Contains fibre.', bar(2))).toBe('nutrientContent blocked');
    expect(eu('Contains omega-3.', food(100))).toBe('nutrientContent conditions');
    expect(eu('Contains milk protein and egg.', food(100))).toBe('none allowed');
  });

  it('IU count where they weigh the same in each form', () => {
    const held = (key: string, iu: number) => ({ nutrients: [amount(key, iu, 'IU')] });
    expect(eu('High in vitamin D.', held('vitamin-d', 60))).toBe('nutrientContent allowed');
    expect(eu('High in vitamin D.', held('vitamin-d3', 59))).toBe('nutrientContent blocked');
    expect(eu('High in vitamin E.', held('vitamin-e', 20))).toBe('nutrientContent conditions');
  });

  it.each([
    '50% of your daily vitamin C.',
    'Gives 100 % of the nutrient reference value for vitamin C.',
    'One sachet provides 50% of the NRV for vitamin C.',
  ])('a share that the formula does not give is for a person to look at: %s', (text) => {
    const held = (mg: number) => ({ nutrients: [amount('vitamin-c', mg, 'mg')] });
    expect(is(text, { market: 'EU' }, held(20))).toBe('amount review');
    expect(is(text, { market: 'EU' }, held(text.includes('50') ? 40 : 80))).toBe('amount allowed');
  });
});
