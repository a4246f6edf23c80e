import { QuoteTerms } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { termsOf } from './termsOf';

const formOf = (values: Record<string, string>) => new Map(Object.entries(values));

it('reads a quote as people write it', () => {
  const form = {
    quantity: '5,000',
    unitPrice: ' 4.10',
    currency: 'eur',
    moq: '2 500',
    validUntil: '2027-01-31',
  };
  const terms = termsOf(formOf(form));
  expect(terms).toEqual({
    currency: 'EUR',
    tiers: [{ quantity: 5000, unitPrice: '4.10' }],
    moq: 2500,
    leadTimeDays: null,
    validUntil: '2027-01-31',
  });
  expect(QuoteTerms.safeParse(terms).success).toBe(true);
});

it('leaves what is no number to be refused', () => {
  const terms = termsOf(formOf({ quantity: 'many', unitPrice: '1', currency: 'USD', validUntil: '' }));
  expect(QuoteTerms.safeParse(terms).success).toBe(false);
});
