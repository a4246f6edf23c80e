import type { SupplierPrice } from '../../contract/index.ts';
import { freshnessOf } from '../../sourcing/index.ts';
import type { PriceModel } from './prices.model.ts';

/** A price as the contract words it, by its age. */
export function presentPrice(row: PriceModel, now: number): SupplierPrice {
  const { form, tiers, currency, moqKg, leadTimeDays, incoterm } = JSON.parse(row.content);
  return {
    id: row.id,
    version: row.version,
    supplierId: row.supplier_id,
    ingredientKey: row.ingredient_key,
    form,
    tiers,
    currency,
    asOf: row.as_of,
    moqKg,
    // Prices that were kept before it was asked for say nothing of it.
    leadTimeDays: leadTimeDays ?? null,
    incoterm,
    freshness: freshnessOf(row.as_of, now),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
