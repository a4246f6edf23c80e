import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';

/** A dated price of an ingredient. */
export class PriceModel extends VersionedModel {
  static override tableName = 'prices';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare supplier_id: number | null;
  declare ingredient_key: string;
  /** JSON text of the other fields. */
  declare content: string;
  /** The day it was quoted. */
  declare as_of: string;
  declare created_at: string;
  declare updated_at: string;
}

/** Which of a person's prices. */
export interface PricesPart extends NewestPart {
  ownerId: number;
  ingredientKey?: string | undefined;
}

/** One page of a person's prices, newest first. */
export async function findPrices(
  db: Knex,
  { ownerId, ingredientKey, ...part }: PricesPart,
): Promise<PriceModel[]> {
  return newestFirst(PriceModel.query(db), {
    ...part,
    wanted: { owner_id: ownerId, ingredient_key: ingredientKey },
  });
}

/** A price with the name of who gave it. */
export type NamedPrice = PriceModel & { supplier_name: string | null };

/** A person's prices of these ingredients. */
export async function findPricesOf(
  db: Knex,
  ownerId: number,
  keys: readonly string[],
): Promise<NamedPrice[]> {
  const rows = await PriceModel.query(db)
    .leftJoin('suppliers', 'suppliers.id', 'prices.supplier_id')
    .select('prices.*', 'suppliers.name as supplier_name')
    .where('prices.owner_id', ownerId)
    .whereIn('ingredient_key', [...keys])
    .orderBy('prices.id');
  return rows as NamedPrice[];
}
