import { expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './check.ts';
import { QuoteTerms } from './sourcing/quotes.ts';

const terms = { tiers: [{ quantity: 5000, unitPrice: '4.10' }] };

it.each([
  [{ validUntil: '31.12.2099' }, 'validUntil', 'Enter a day like 2027-01-31'],
  [{ depositPercent: 'half' }, 'depositPercent', 'Enter a percentage like 2.5'],
  [{ depositPercent: 101 }, 'depositPercent', 'Enter a percentage up to 100'],
  [{ setup: { amount: '7,50', per: 'once' } }, 'setup.amount', 'Enter an amount like 750.00'],
])('of several shapes, says of %j what the nearest one wants', (changes, path, message) => {
  expect(check(QuoteTerms, { ...terms, ...changes }, 'body')).toMatchObject({ errors: [{ path, message }] });
});

it('says of a type that no shape has what the first one is of', () => {
  const schema = z.strictObject({ id: z.union([z.int(), z.string()]) });
  expect(check(schema, { id: [] }, 'body')).toMatchObject({ errors: [{ path: 'id' }] });
});
