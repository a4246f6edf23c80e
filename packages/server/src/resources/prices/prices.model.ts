import type { Knex } from 'knex';
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

/** The sort key of the list: newest first. */
export type PriceKey = readonly [id: number];

/** A part of the list: at most `limit` rows after `after`; all of it without a limit. */
export interface PricesPart {
  ownerId: number;
  ingredientKey?: string | undefined;
  limit?: number | undefined;
  after: PriceKey | null;
}

/** One page of a person's prices, after `after`. */
export async function findPrices(
  db: Knex,
  { ownerId, ingredientKey, limit, after }: PricesPart,
): Promise<PriceModel[]> {
  const query = PriceModel.query(db)
    .where('owner_id', ownerId)
    .orderBy('id', 'desc')
    .modify((rows) => limit && rows.limit(limit))
    .modify((rows) => ingredientKey !== undefined && rows.where('ingredient_key', ingredientKey));
  return after ? query.where('id', '<', after[0]) : query;
}

/** A price with the name of who gave it. */
export type NamedPrice = PriceModel & { supplier_name: string | null };

/** A person's prices of these ingredients, the newest first. */
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
    .orderBy([
      { column: 'as_of', order: 'desc' },
      { column: 'prices.id', order: 'desc' },
    ]);
  return rows as NamedPrice[];
}
