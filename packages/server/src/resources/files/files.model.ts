import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { VersionedModel } from '../../db/versioned.ts';

/** A file that somebody keeps; its bytes are in the store of files. */
export class FileModel extends VersionedModel {
  static override tableName = 'files';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare name: string;
  declare mime: string;
  declare bytes: number;
  declare sha256: string;
  declare created_at: string;
}

/** The sort key of the list: newest first. */
export type FileKey = readonly [id: number];

/** A part of the list: at most `limit` rows after `after`; all of it without a limit. */
export interface FilesPart {
  ownerId: number;
  limit?: number | undefined;
  after: FileKey | null;
}

/** One page of a person's files, after `after`. */
export async function findFiles(db: Knex, { ownerId, limit, after }: FilesPart): Promise<FileModel[]> {
  const query = FileModel.query(db)
    .where('owner_id', ownerId)
    .orderBy('id', 'desc')
    .modify((rows) => limit && rows.limit(limit));
  return after ? query.where('id', '<', after[0]) : query;
}

/**
 * Lets nobody else add or take away files of these bytes until the transaction ends: SQLite has one writer, PostgreSQL
 * a lock by number.
 */
export async function lockBytes(trx: Knex, sha256: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [sha256]);
}

/** Whether any file has these bytes. */
export async function hasBytes(trx: Knex, sha256: string): Promise<boolean> {
  return (await FileModel.query(trx).findOne({ sha256 }).select('id')) !== undefined;
}
