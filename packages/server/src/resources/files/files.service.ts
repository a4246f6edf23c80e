import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { admit, readableOwner, type Actor, type Subject } from '../../access/index.ts';
import { records } from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { transact } from '../../db/transact.ts';
import { NoRoom, NotFound } from '../../errors.ts';
import { sniffType, type FileStore } from '../../files/index.ts';
import type { ExpectVersion } from '../../ports.ts';
import { fileNameOf } from './fileName.ts';
import {
  bytesKept,
  FileModel,
  findFiles,
  hasBytes,
  lockBytes,
  lockRoom,
  type FilesPart,
} from './files.model.ts';

/** What files are kept with. */
export interface FileParts {
  db: Knex;
  store: FileStore;
  /** Most bytes that one person's files have together. None: any number. */
  bytesPerPerson?: number | undefined;
}

/** Which file, and who asks for it. */
export interface FileRef {
  id: number;
  actor: Actor;
}

/** A file as it was brought, its type read from its bytes. */
export interface BroughtFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
}

const subject: Subject<FileModel> = {
  kind: 'file',
  ownerOf: (row) => row.owner_id,
  missing: records.file.missing,
};

/** What the bytes of a file show; null where it is of no type that is kept. */
export async function readBrought(sent: { name: string; bytes: Uint8Array }): Promise<BroughtFile | null> {
  const name = fileNameOf(sent.name);
  const mime = await sniffType(sent.bytes, name);
  return mime === null ? null : { name, mime, bytes: sent.bytes, sha256: hash('sha256', sent.bytes, 'hex') };
}

/** One's own files, newest first. */
export async function listFiles(
  { db }: FileParts,
  { actor, limit, after }: Omit<FilesPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<FileModel, NewestKey>> {
  const rows = await findFiles(db, { ownerId: readableOwner(actor), limit: oneMore(limit), after });
  return newestPage(rows, limit);
}

/** One of a person's files. */
export async function getFile({ db }: Pick<FileParts, 'db'>, { id, actor }: FileRef): Promise<FileModel> {
  return admit(await FileModel.query(db).findById(id), subject, { actor, action: 'read' });
}

/** One of a person's files with its bytes. */
export async function readFileOf(parts: FileParts, ref: FileRef): Promise<BroughtFile> {
  const row = await getFile(parts, ref);
  const bytes = await parts.store.get(row.sha256);
  if (!bytes) throw new NotFound('The bytes of this file are gone from the store.');
  return { ...row, bytes };
}

/** Whose file it is to be. */
interface OwnedFile {
  ownerId: number;
  file: BroughtFile;
}

/**
 * Puts the bytes in the store, before the transaction that keeps the file: it may take long.
 * @throws NoRoom when the owner keeps as much as they may
 */
export async function storeBytes(parts: FileParts, { ownerId, file }: OwnedFile): Promise<void> {
  await checkRoom(parts, parts.db, { ownerId, file });
  await parts.store.put(file.sha256, file.bytes);
}

/**
 * Keeps a file whose bytes were stored. They are put once more: whoever deleted their last file meanwhile took them away.
 * @throws NoRoom when other files of the owner came in meanwhile
 */
export async function createFile(
  parts: FileParts,
  { trx, ...owned }: OwnedFile & { trx: Knex },
): Promise<FileModel> {
  const { ownerId, file } = owned;
  const { bytes, ...known } = file;
  await lockRoom(trx, ownerId);
  await checkRoom(parts, trx, owned);
  await lockBytes(trx, file.sha256);
  await parts.store.put(file.sha256, bytes);
  return FileModel.query(trx)
    .insert({ ...known, bytes: bytes.byteLength, owner_id: ownerId })
    .returning('*');
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);

async function checkRoom(
  { bytesPerPerson }: FileParts,
  db: Knex,
  { ownerId, file }: OwnedFile,
): Promise<void> {
  if (bytesPerPerson === undefined) return;
  const kept = await bytesKept(db, ownerId);
  if (kept + file.bytes.byteLength <= bytesPerPerson) return;
  throw new NoRoom(
    `There is no room for this file of ${megabytes(file.bytes.byteLength)} MB: ${megabytes(kept)} of ${megabytes(bytesPerPerson)} MB are taken. It was not kept; delete files that are not needed any more, then send it again.`,
  );
}

/** Deletes a file; its bytes go with the last file that has them. */
export async function deleteFile(
  { db, store }: FileParts,
  { id, actor, expect }: FileRef & { expect: ExpectVersion<FileModel> },
): Promise<void> {
  await transact(db, async (trx) => {
    const row = admit(await FileModel.query(trx).findById(id).forUpdate(), subject, {
      actor,
      action: 'delete',
    });
    expect(row);
    await forget(store, trx, row);
  });
}

async function forget(store: FileStore, trx: Knex, row: FileModel): Promise<void> {
  await lockBytes(trx, row.sha256);
  await row.$query(trx).delete();
  if (!(await hasBytes(trx, row.sha256))) await store.delete(row.sha256);
}

/** Deletes all files of a person, one after the other: what is still to do is there when one of them fails. */
export async function deleteFilesOf({ db, store }: FileParts, ownerId: number): Promise<void> {
  const rows = await FileModel.query(db).select('id').where({ owner_id: ownerId });
  for (const { id } of rows) {
    await transact(db, async (trx) => {
      const row = await FileModel.query(trx).findById(id).forUpdate();
      if (row) await forget(store, trx, row);
    });
  }
}
