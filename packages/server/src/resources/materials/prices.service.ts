import type { Knex } from 'knex';
import type { MaterialPriceDraft } from '../../contract/index.ts';
import { MaterialPriceModel } from './materials.model.ts';

/** A price with its cents, and hundredths of a cent as they were sent. */
function withCents(price: string): string {
  const [whole = '', decimals = ''] = price.split('.');
  return `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

/** Tiers go by least order. */
const tiersOf = ({ tiers }: MaterialPriceDraft) =>
  tiers
    .map(({ fromKg, perKg }) => ({ fromKg, perKg: withCents(perKg) }))
    .toSorted((a, b) => a.fromKg - b.fromKg);

/** Keeps a price of a material: of today where it has no day, assumed where it has no basis. */
export async function keepPrice(
  trx: Knex,
  { materialId, draft, now }: { materialId: number; draft: MaterialPriceDraft; now: Date },
): Promise<MaterialPriceModel> {
  const time = now.toISOString();
  return MaterialPriceModel.query(trx)
    .insert({
      material_id: materialId,
      tiers: JSON.stringify(tiersOf(draft)),
      as_of: draft.asOf ?? time.slice(0, 10),
      supplier: draft.supplier ?? null,
      basis: draft.basis ?? 'assumed',
      created_at: time,
    })
    .returning('*');
}
