import type { QuoteRequest } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { standingOf } from './makerStanding';

const quote = {
  revision: 2,
  currency: 'EUR',
  tiers: [{ quantity: 2500, unitPrice: '4.10' }],
  validUntil: '2026-12-31',
} as QuoteRequest['quotes'][number];
const told = { from: 'Ada Okafor', isOpen: true, quotes: [quote], status: 'quoted' as const };

it.each([
  ['viewed', { isOpen: true, quotes: [] }, undefined],
  ['viewed', { isOpen: false, quotes: [] }, 'No more quotes are taken'],
  ['quoted', {}, 'Quote 2 has been received'],
  ['shortlisted', { isOpen: false }, 'Quote 2 has been received'],
  ['expired', {}, 'Your quote has expired'],
  ['expired', { isOpen: false }, 'No more quotes are taken'],
  ['declined', {}, 'You declined this request'],
  ['withdrawn', {}, 'You withdrew your quote'],
  ['awarded', { isOpen: false }, 'Your quote was chosen'],
  ['lost', { isOpen: false }, 'Your quote was not chosen'],
] as const)('a maker who is %s, %j, is told so', (status, changes, title) => {
  expect(standingOf({ ...told, status, quotes: [quote], ...changes })?.title).toBe(title);
});

it('what was received is told with its price, and what expired with its day', () => {
  expect(standingOf(told)?.words).toContain('4.10 EUR a unit from 2,500 units on. Sending another');
  expect(standingOf({ ...told, isOpen: false })?.words).toContain('No more quotes');
  expect(standingOf({ ...told, status: 'expired' })?.words).toContain('valid until Dec 31, 2026');
});
