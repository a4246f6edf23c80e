import type { Knex } from 'knex';
import type { SupplierPriceDraft } from '../../contract/index.ts';
import { withSupplierPrices, type FormulaDraft, type GivenPrice } from '../../formula/index.ts';
import { findPricesOf, type NamedPrice } from './prices.model.ts';

type Content = Pick<SupplierPriceDraft, 'form' | 'tiers' | 'currency'>;

function givenOf({ id, ingredient_key, content, as_of, supplier_name }: NamedPrice): GivenPrice {
  const { form, tiers, currency } = JSON.parse(content) as Content;
  return { id, ingredientKey: ingredient_key, form, tiers, currency, asOf: as_of, supplier: supplier_name };
}

/** Gives the lines of a person's draft that have no price the newest that a supplier gave for what they name. */
export async function pricedBySuppliers(
  db: Knex,
  { ownerId, draft }: { ownerId: number; draft: FormulaDraft },
): Promise<FormulaDraft> {
  const keys = (draft.lines ?? []).flatMap(({ ingredient, nutrient }) => ingredient ?? nutrient ?? []);
  if (keys.length === 0) return draft;
  const rows = await findPricesOf(db, ownerId, [...new Set(keys)]);
  return withSupplierPrices(draft, rows.map(givenOf));
}
