import type { Knex } from 'knex';
import type { SupplierPriceDraft } from '../../contract/index.ts';
import type { FormulaDraft, LineDraft } from '../../formula/index.ts';
import { findPricesOf, type NamedPrice } from './prices.model.ts';

type Content = Pick<SupplierPriceDraft, 'form' | 'tiers' | 'currency'>;

const keyOf = ({ ingredient, nutrient }: LineDraft) => ingredient ?? nutrient ?? null;
const contentOf = ({ content }: NamedPrice) => JSON.parse(content) as Content;

/** The newest price in US dollars of what a line names: of its own form before one of any form. */
function priceOf(line: LineDraft, prices: readonly NamedPrice[]): NamedPrice | undefined {
  const fitting = prices.filter(
    (row) => row.ingredient_key === keyOf(line) && contentOf(row).currency === 'USD',
  );
  const isOfForm = (form: string | null) => form?.toLowerCase() === line.source?.toLowerCase();
  const ofForm = line.source ? fitting.find((row) => isOfForm(contentOf(row).form)) : undefined;
  return ofForm ?? fitting.find((row) => contentOf(row).form === null);
}

function withPrice(line: LineDraft, prices: readonly NamedPrice[]): LineDraft {
  const row = line.price || line.materialId ? undefined : priceOf(line, prices);
  if (!row) return line;
  const tiers = contentOf(row).tiers.map(({ kg, price }) => ({ fromKg: kg, perKg: price }));
  return { ...line, price: { tiers, asOf: row.as_of, supplier: row.supplier_name, basis: 'quote' } };
}

/** Gives the lines of a person's draft that have no price the newest that a supplier gave for what they name. */
export async function withSupplierPrices(
  db: Knex,
  { ownerId, draft }: { ownerId: number; draft: FormulaDraft },
): Promise<FormulaDraft> {
  const keys = (draft.lines ?? []).flatMap((line) => keyOf(line) ?? []);
  if (keys.length === 0) return draft;
  const prices = await findPricesOf(db, ownerId, [...new Set(keys)]);
  if (prices.length === 0) return draft;
  return { ...draft, lines: (draft.lines ?? []).map((line) => withPrice(line, prices)) };
}
