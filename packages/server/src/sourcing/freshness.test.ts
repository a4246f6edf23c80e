import { expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

it.each([
  ['2026-11-22', 'fresh'],
  ['2026-10-23', 'fresh'],
  ['2026-10-22', 'ageing'],
  ['2026-09-23', 'ageing'],
  ['2026-09-22', 'old'],
])('a price of %s is %s on 22 November 2026, from its first moment to its last', (asOf, freshness) => {
  expect(freshnessOf(asOf, Date.UTC(2026, 10, 22))).toBe(freshness);
  expect(freshnessOf(asOf, Date.UTC(2026, 10, 23) - 1)).toBe(freshness);
});
