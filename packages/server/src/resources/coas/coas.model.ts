import type { Knex } from 'knex';
import { VersionedModel } from '../../db/versioned.ts';

/** A certificate of analysis. */
export class CoaModel extends VersionedModel {
  static override tableName = 'coas';

  declare id: number;
  declare created_by_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare product_id: number | null;
  declare supplier_id: number | null;
  declare file_id: number | null;
  declare ingredient_key: string;
  declare lot: string;
  declare made_on: string | null;
  declare expires_on: string | null;
  /** JSON text, with verdicts. */
  declare results: string;
  declare created_at: string;
  declare updated_at: string;
}

/** The sort key of the list: newest first. */
export type CoaKey = readonly [id: number];

/** Which of a person's certificates; at most `limit` after `after`. */
export interface CoasPart {
  ownerId: number;
  limit: number;
  after: CoaKey | null;
  productId?: number;
  ingredientKey?: string;
}

/** One page of a person's certificates, newest first. */
export async function findCoas(
  db: Knex,
  { ownerId, limit, after, productId, ingredientKey }: CoasPart,
): Promise<CoaModel[]> {
  const wanted = { product_id: productId, ingredient_key: ingredientKey };
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const query = CoaModel.query(db)
    .where('created_by_id', ownerId)
    .where(Object.fromEntries(asked))
    .orderBy('id', 'desc')
    .limit(limit);
  return after ? query.where('id', '<', after[0]) : query;
}
