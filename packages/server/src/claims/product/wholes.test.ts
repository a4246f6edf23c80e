import { describe, expect, it } from 'vitest';
import type { ProductAmount } from '../claim.ts';
import { is } from '../testing/check.ts';
import { wholeOf } from './wholes.ts';

const held = (...nutrients: ProductAmount[]) => ({ nutrients, ingredients: [] });

describe('what is listed by its parts', () => {
  const [epa, dha] = [{ key: 'epa', amount: 0.15, unit: 'g' }, { key: 'dha', amount: 100, unit: 'mg' }]; // prettier-ignore

  it('is their sum where all of them are given and can be converted', () => {
    expect(wholeOf(held(epa, dha), 'omega-3')).toMatchObject({ amount: 0.25, unit: 'g' });
    expect(wholeOf(held(epa), 'omega-3')).toBeUndefined();
    expect(wholeOf(held(epa, { key: 'dha', amount: 1, unit: 'mL' }), 'omega-3')).toBeUndefined();
    expect(wholeOf(held(epa, { key: 'omega-3', amount: 1, unit: 'g' }), 'omega-3')?.amount).toBe(1);
  });
});

describe('salt and sodium', () => {
  const food = (key: 'salt' | 'sodium', amount: number) => ({
    kind: 'food' as const,
    serving: { grams: 100 },
    nutrients: [{ key, amount, unit: 'g' }],
  });

  it('are worked out from each other', () => {
    expect(wholeOf(held({ key: 'sodium', amount: 400, unit: 'mg' }), 'salt')).toMatchObject({
      amount: 1000,
      unit: 'mg',
    });
    expect(is('Low salt', { market: 'EU' }, food('salt', 0.2))).toBe('nutrientContent allowed');
    expect(is('Low salt', { market: 'EU' }, food('salt', 3))).toBe('nutrientContent blocked');
    expect(is('Low in salt', { market: 'UK' }, food('sodium', 1.2))).toBe('nutrientContent blocked');
    expect(is('Low sodium', { market: 'US' }, food('salt', 3))).toBe('nutrientContent blocked');
  });
});
