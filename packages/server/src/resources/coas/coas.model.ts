import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
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
  /** Since when the specification says otherwise than it was checked against; null: it does not. */
  declare stale_since: string | null;
  declare created_at: string;
  declare updated_at: string;
}

/** Which of a person's certificates. */
export interface CoasPart extends NewestPart {
  ownerId: number;
  productId?: number;
  ingredientKey?: string;
}

/** One page of a person's certificates, newest first. */
export async function findCoas(
  db: Knex,
  { ownerId, productId, ingredientKey, ...part }: CoasPart,
): Promise<CoaModel[]> {
  return newestFirst(CoaModel.query(db), {
    ...part,
    wanted: { created_by_id: ownerId, product_id: productId, ingredient_key: ingredientKey },
  });
}

/** Marks a certificate by what its specification says now. Its version stays: nobody changed what it says. */
export async function markOutdated(db: Knex, id: number, stale_since: string | null): Promise<void> {
  await db('coas').where('id', id).update({ stale_since });
}
