import type { SupplierPrice } from '../contract/index.ts';

const dayMs = 86_400_000;

/** How old a price is by whole UTC days: at most 30 is fresh, at most 60 ageing. */
export function freshnessOf(asOf: string, now: number): SupplierPrice['freshness'] {
  const today = Math.floor(now / dayMs);
  const age = today - Math.floor(Date.parse(asOf) / dayMs);
  if (age <= 30) return 'fresh';
  return age <= 60 ? 'ageing' : 'old';
}
