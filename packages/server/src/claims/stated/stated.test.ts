import { describe, expect, it } from 'vitest';
import { check, is } from '../testing/check.ts';

const computedIn = (...args: Parameters<typeof check>) =>
  check(...args).sentences.flatMap(({ conditions }) =>
    conditions.flatMap(({ kind, have, need, unit }) =>
      kind === 'computed' && have !== undefined ? [{ have, need, unit }] : [],
    ),
  );
const of = (market: 'US' | 'EU' | 'UK', kind: 'food' | 'drink' | 'supplement') =>
  [{ market }, { kind }] as const;

describe('amounts that the copy states', () => {
  it.each([
    ['Excellent source of fiber with 5 g per serving.', 'US', 'food', 'blocked'],
    ['Good source of protein with 7 g per bar.', 'US', 'food', 'conditions'],
    ['Excellent source of vitamin C: 45 mg per serving.', 'US', 'food', 'allowed'],
    ['Excellent source of calcium: 20 % DV per serving.', 'US', 'food', 'allowed'],
    ['High in iron.\n\nIron 2 mg (11 % DV), zinc 11 mg (100 % DV).', 'US', 'supplement', 'blocked'],
    ['High in vitamin D: 400 IU per drop.', 'US', 'supplement', 'allowed'],
    ['High potency zinc: 5 mg per tablet.', 'US', 'supplement', 'blocked'],
    ['Sugar free! Only 2 g of sugar per can.', 'US', 'drink', 'blocked'],
    ['Low calorie: 90 calories per serving.', 'US', 'food', 'blocked'],
    ['Cholesterol free. 10 mg cholesterol per serving.', 'US', 'food', 'blocked'],
    ['Low fat: 2 g of fat per 55 g serving.', 'US', 'food', 'allowed'],
    ['Low sugars. Contains 4.5 g sugars per 100 g.', 'EU', 'food', 'allowed'],
    ['Low in sugar, 12 g per 100 g.', 'EU', 'food', 'blocked'],
    ['Low fat yoghurt, 5 g of fat per 100 g.', 'UK', 'food', 'blocked'],
    ['High in vitamin C (10 mg per 100 ml).', 'EU', 'drink', 'blocked'],
    ['High in vitamin C (20 mg per 100 ml).', 'EU', 'drink', 'allowed'],
    ['High protein pudding, with 15 % of its energy from protein.', 'EU', 'food', 'blocked'],
    ['Source of protein. 12 % of the energy comes from protein.', 'EU', 'food', 'allowed'],
  ] as const)('are held against the condition: %s', (text, market, kind, verdict) =>
    expect(is(text, ...of(market, kind))).toBe(`nutrientContent ${verdict}`),
  );

  it.each([
    ['Melatonin contributes to the reduction of time taken to fall asleep. One 0.5 mg tablet before bed.', 'blocked'],
    ['Melatonin contributes to the reduction of time taken to fall asleep. Take one 1 mg tablet close to bedtime.', 'conditions'],
    ['Magnesium contributes to normal muscle function. 20 mg per tablet.', 'blocked'],
    ['Magnesium contributes to normal muscle function. Each tablet provides 100 mg.', 'conditions'],
    ['Creatine increases physical performance in successive bursts of short-term, high intensity exercise. The effect is obtained with 3 g daily.', 'conditions'],
  ] as const)('without a name are of the only ingredient: %s', (text, verdict) =>
    expect(is(text, { market: 'EU' })).toBe(`function ${verdict}`),
  ); // prettier-ignore

  it('of a portion of a food say nothing of a day', () =>
    expect(
      is(
        'Beta-glucans contribute to the maintenance of normal blood cholesterol levels. 1 g of beta-glucan per portion.',
        ...of('EU', 'food'),
      ),
    ).toBe('function conditions'));

  it.each([
    ['Adults need 30 g of fibre a day. Source of fibre.', 'EU'],
    ['Protein bar, 60 g. Good source of protein.', 'US'],
    ['Free shipping over 50 g. High in fiber.', 'US'],
    ['5 g less sugar than our original. Sugar free.', 'US'],
    ['With 3–6 g of fiber. High in fiber.', 'US'],
  ] as const)('of something else do not count: %s', (text, market) =>
    expect(is(text, ...of(market, 'food'))).toBe('nutrientContent conditions'),
  );

  it('are computed like those of a formula, unrounded', () => {
    expect(computedIn('An excellent source of fiber with 5 g per serving.', ...of('US', 'food'))).toEqual([
      { have: (5 / 28) * 100, need: 20, unit: '% DV' },
    ]);
    expect(computedIn('Sugar free! Only 2 g of sugar per can.', ...of('US', 'drink'))).toEqual([
      { have: 2, need: 0.5, unit: 'g' },
    ]);
    expect(computedIn('High protein, with 15 % of its energy from protein.', ...of('EU', 'food'))).toEqual([
      { have: 15, need: 20, unit: '%' },
    ]);
  });

  it('of a sentence come before those of another', () =>
    expect(
      is('High in iron: 5 mg per tablet. Our junior tablet has 1 mg of iron.', ...of('US', 'supplement')),
    ).toBe('nutrientContent allowed'));
});

describe('amounts that the copy states and the product has otherwise', () => {
  const product = { kind: 'food' as const, nutrients: [{ key: 'fibre', amount: 3, unit: 'g' }] };

  it('are computed from the product, and the difference is said', () => {
    const { verdict, sentences } = check('Excellent source of fiber with 7 g per serving.', {}, product);
    expect(verdict).toBe('blocked');
    expect(sentences[0]?.findings.map(({ rule }) => rule)).toEqual(['us/high', 'us/amount-differs']);
    expect(sentences[0]?.conditions).toContainEqual({
      kind: 'computed',
      text: 'Dietary fibre: the copy says 7 g per serving, the product has 3 g',
      isMet: false,
      have: 3,
      need: 7,
      unit: 'g',
    });
    expect(is('7 g of fiber per serving.', {}, product)).toBe('amount review');
  });

  it.each(['3 g of fiber per serving.', 'Over 2 g of fiber per serving.'])('are near enough: %s', (text) =>
    expect(is(text, {}, product)).toBe('amount allowed'),
  );

  it('are parts of what the product has where they add up to it', () => {
    const oil = { nutrients: [{ key: 'omega-3', amount: 500, unit: 'mg' as const }] };
    expect(is('300 mg EPA and 200 mg DHA in each softgel.', {}, oil)).toBe('amount allowed');
    expect(is('300 mg EPA and 300 mg DHA in each softgel.', {}, oil)).toBe('amount review');
  });

  it('count a day by its servings, and 100 g by the size of one', () => {
    const other = { ...product, perDay: 2, serving: { grams: 50 } };
    expect(is('6 g of fiber a day.', {}, other)).toBe('amount allowed');
    expect(is('6 g of fiber per 100 g.', {}, other)).toBe('amount allowed');
    expect(is('3 g of fiber per 100 g.', {}, other)).toBe('amount review');
  });
});
