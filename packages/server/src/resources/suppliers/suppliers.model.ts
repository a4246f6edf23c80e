import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
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

/** A part of a person's suppliers. */
export interface SuppliersPart extends NewestPart {
  ownerId: number;
}

/** One page of a person's suppliers, newest first. */
export async function findSuppliers(db: Knex, { ownerId, ...part }: SuppliersPart): Promise<SupplierModel[]> {
  return newestFirst(SupplierModel.query(db), { ...part, wanted: { owner_id: ownerId } });
}
