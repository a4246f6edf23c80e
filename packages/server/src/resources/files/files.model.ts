import type { Knex } from 'knex';
import { lockName } from '../../db/lockName.ts';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
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

/** A part of a person's files. */
export interface FilesPart extends NewestPart {
  ownerId: number;
}

/** One page of a person's files, newest first. */
export async function findFiles(db: Knex, { ownerId, ...part }: FilesPart): Promise<FileModel[]> {
  return newestFirst(FileModel.query(db), { ...part, wanted: { owner_id: ownerId } });
}

/** Lets nobody else add or take away files of these bytes until the transaction ends. */
export const lockBytes = (trx: Knex, sha256: string): Promise<void> => lockName(trx, sha256);

/** Lets nobody else keep a file for this person until the transaction ends. */
export const lockRoom = (trx: Knex, ownerId: number): Promise<void> => lockName(trx, `files of ${ownerId}`);

/** How many bytes the files of a person have, each counted however often its bytes are kept. */
export async function bytesKept(db: Knex, ownerId: number): Promise<number> {
  const row = await FileModel.query(db).where('owner_id', ownerId).sum('bytes as bytes').first();
  return Number(row?.bytes ?? 0);
}

/** Whether any file has these bytes. */
export async function hasBytes(trx: Knex, sha256: string): Promise<boolean> {
  return (await FileModel.query(trx).findOne({ sha256 }).select('id')) !== undefined;
}
