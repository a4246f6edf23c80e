import { ProductDraft } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { copyOf } from './copyOf';
import { productOf } from '../product.fixture';

describe('copyOf', () => {
  it('appends the suffix and keeps the rest', () =>
    expect(copyOf(productOf({ insights: '# Found', pinned: true }))).toEqual({
      createdById: 1,
      concept: 'Sleep aid (Copy)',
      description: 'Helps adults wind down.',
      insights: '# Found',
      estimatedCost: '17250.00',
      estimatedRevenue: '41000.00',
      pinned: true,
      formFactor: null,
      volume: null,
      volumeUnit: null,
      kind: 'supplement',
      isKindSetByUser: false,
      pack: null,
      isPackSetByUser: false,
    }));

  it('is something the server takes, however long the concept', () => {
    const draft = copyOf(productOf({ concept: 'long '.repeat(40).trim() }));
    expect(ProductDraft.safeParse(draft).success).toBe(true);
    expect(draft.concept).toMatch(/ \(Copy\)$/);
  });

  it('does not cut through a character', () => {
    const { concept } = copyOf(productOf({ concept: `${'x'.repeat(192)}\u{1F33F}leaf` }));
    expect(concept).toBe(`${'x'.repeat(192)} (Copy)`);
    expect(concept.isWellFormed()).toBe(true);
  });
});
