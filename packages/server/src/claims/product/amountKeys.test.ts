import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { is } from '../testing/check.ts';
import { amountKey } from './amountKeys.ts';

const evidence = loadEvidence();

describe('the key of an amount', () => {
  it.each([
    ['fibre', 'fibre'],
    ['fiber', 'fibre'],
    ['dietary-fiber', 'fibre'],
    ['beta-glucan', 'oat-beta-glucan'],
    ['vitamin_d', 'vitamin-d'],
    ['Vitamin C', 'vitamin-c'],
    ['energy', 'energy'],
    ['calories', 'energy'],
    ['sugar', 'sugars'],
    ['trans-fat', 'trans-fat'],
    ['cholesterol', 'cholesterol-dietary'],
    ['epa', 'epa'],
  ])('%s is %s', (given, key) => expect(amountKey(evidence, given)).toBe(key));

  it.each(['green-banana-powder', 'fibber', 'zinc and more', ''])('%s is none', (given) =>
    expect(amountKey(evidence, given)).toBeUndefined(),
  );

  it('is what levels are computed from', () => {
    const holds = (key: string, amount: number) => ({
      kind: 'food' as const,
      serving: { grams: 100 },
      nutrients: [
        { key, amount, unit: 'g' },
        { key: 'calories', amount: 400, unit: 'kcal' },
      ],
    });
    expect(is('High in fibre.', { market: 'EU' }, holds('fiber', 7))).toBe('nutrientContent allowed');
    expect(is('High in fibre.', { market: 'EU' }, holds('fiber', 4))).toBe('nutrientContent blocked');
    expect(is('Low sugar.', { market: 'EU' }, holds('sugar', 6))).toBe('nutrientContent blocked');
  });
});
