import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

const food = (key: string, amount: number, unit: string) => ({
  kind: 'food' as const,
  serving: { grams: 100 },
  nutrients: [{ key, amount, unit }],
});

describe('rule 11: levels without the defined words', () => {
  it.each([
    ['Only 200 mg of sodium.', food('sodium', 200, 'mg'), 'nutrientContent conditions'],
    ['Only 120 mg of sodium.', food('sodium', 120, 'mg'), 'nutrientContent allowed'],
    ['200 mg of sodium.', food('sodium', 200, 'mg'), 'amount allowed'],
    ['A healthy snack.', food('sodium', 200, 'mg'), 'nutrientContent conditions'],
    ['Grown in healthy soil.', food('sodium', 200, 'mg'), 'none allowed'],
    ['As much calcium as a glass of milk.', food('calcium', 300, 'mg'), 'nutrientContent conditions'],
    ['Nutrient-dense.', food('fat', 1, 'g'), 'nutrientContent review'],
    ['Full of vitamins.', food('fat', 1, 'g'), 'nutrientContent review'],
  ] as const)('%s', (text, product, expected) => expect(is(text, {}, product)).toBe(expected));

  it('the EU’s Annex has no comparison of as much', () =>
    expect(is('As much vitamin C as an orange.', { market: 'EU' })).toBe('nutrientContent blocked'));

  it('antioxidants stand for a function where nothing lists them', () => {
    expect(is('Contains antioxidants.', { market: 'EU' })).toBe('function blocked');
    expect(is('Loaded with antioxidants.')).toBe('nutrientContent blocked');
    expect(is('Antioxidant vitamin E.', { market: 'UK' })).toBe('function blocked');
    // (g)(3): enough for 'good source' at least, which an unknown amount leaves open.
    expect(is('With antioxidant vitamin C.')).toBe('nutrientContent conditions');
  });
});

describe('rule 14: what a whole product may say', () => {
  const wine = {
    ...food('sugars', 1, 'g'),
    kind: 'drink' as const,
    alcoholPercent: 12,
    serving: { ml: 100 },
  };

  it('over 1.2 % alcohol no nutrition claim but on less of it', () => {
    expect(is('Low in sugar.', { market: 'EU' }, wine)).toBe('nutrientContent blocked');
    expect(is('Low in sugar.', { market: 'EU' }, { ...wine, alcoholPercent: 1 })).toBe(
      'nutrientContent allowed',
    );
  });

  it('slimming is a health claim by itself', () =>
    expect(is('Slims your waist.', { market: 'EU' })).toBe('function blocked'));

  it('the verb that the list gives is as good as any', () =>
    expect(
      is(
        'Creatine increases physical performance in successive bursts of short-term, high intensity exercise.',
        { market: 'EU' },
        { ingredients: [{ key: 'creatine', amount: 3, unit: 'g' }] },
      ),
    ).toBe('function conditions'));
});

describe('rule 11: foods for infants', () => {
  const forInfants = { ...food('fat', 1, 'g'), audience: 'infants' as const };

  it('characterise no level in the US', () => {
    expect(is('Low fat.', {}, forInfants)).toBe('nutrientContent blocked');
    expect(is('Low fat.', {}, food('fat', 1, 'g'))).toBe('nutrientContent allowed');
  });

  it('are for a person in the EU', () =>
    expect(is('Low fat.', { market: 'EU' }, forInfants)).toBe('nutrientContent review'));
});
