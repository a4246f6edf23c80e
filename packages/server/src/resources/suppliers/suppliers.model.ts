import type { Knex } from 'knex';
import { VersionedModel } from '../../db/versioned.ts';

/** Somebody who sells. */
export class SupplierModel extends VersionedModel {
  static override tableName = 'suppliers';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare name: string;
  /** JSON text of the other fields. */
  declare content: string;
  /** 0 or 1 from SQLite. */
  declare is_example: boolean | number;
  declare created_at: string;
  declare updated_at: string;
}

/** The sort key of the list: newest first. */
export type SupplierKey = readonly [id: number];

/** A part of the list: at most `limit` rows after `after`; all of it without a limit. */
export interface SuppliersPart {
  ownerId: number;
  limit?: number | undefined;
  after: SupplierKey | null;
}

/** One page of a person's suppliers, after `after`. */
export async function findSuppliers(
  db: Knex,
  { ownerId, limit, after }: SuppliersPart,
): Promise<SupplierModel[]> {
  const query = SupplierModel.query(db)
    .where('owner_id', ownerId)
    .orderBy('id', 'desc')
    .modify((rows) => limit && rows.limit(limit));
  return after ? query.where('id', '<', after[0]) : query;
}
