import type { Product } from '@seedbed/server/contract';

/** A product with some fields of one's own. */
export const productOf = (fields: Partial<Product> = {}): Product => ({
  id: 1,
  createdById: 1,
  concept: 'Sleep aid',
  description: 'Helps adults wind down.',
  insights: null,
  estimatedCost: '17250.00',
  estimatedRevenue: '41000.00',
  pinned: false,
  formFactor: null,
  volume: null,
  volumeUnit: null,
  kind: 'supplement',
  isKindSetByUser: false,
  pack: null,
  isPackSetByUser: false,
  estimateWithheld: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  ...fields,
});
