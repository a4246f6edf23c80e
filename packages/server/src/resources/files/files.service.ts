import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { admit, readableOwner, type Actor, type Subject } from '../../access/index.ts';
import { records } from '../../contract/index.ts';
import { oneMore, pageOf, type ListPage } from '../../db/page.ts';
import { transact } from '../../db/transact.ts';
import { NotFound } from '../../errors.ts';
import { sniffType, type FileStore } from '../../files/index.ts';
import type { ExpectVersion } from '../../ports.ts';
import { fileNameOf } from './fileName.ts';
import { FileModel, findFiles, hasBytes, lockBytes, type FileKey, type FilesPart } from './files.model.ts';

/** What files are kept with. */
export interface FileParts {
  db: Knex;
  store: FileStore;
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
): Promise<ListPage<FileModel, FileKey>> {
  const rows = await findFiles(db, { ownerId: readableOwner(actor), limit: oneMore(limit), after });
  return pageOf(rows, limit, (row): FileKey => [row.id]);
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

/** Puts the bytes in the store, before the transaction that keeps the file: it may take long. */
export const storeBytes = ({ store }: FileParts, { sha256, bytes }: BroughtFile): Promise<void> =>
  store.put(sha256, bytes);

/** Keeps a file whose bytes were stored. They are put once more: whoever deleted their last file meanwhile took them away. */
export async function createFile(
  { store }: FileParts,
  { trx, ownerId, file }: { trx: Knex; ownerId: number; file: BroughtFile },
): Promise<FileModel> {
  const { bytes, ...known } = file;
  await lockBytes(trx, file.sha256);
  await store.put(file.sha256, bytes);
  return FileModel.query(trx)
    .insert({ ...known, bytes: bytes.byteLength, owner_id: ownerId })
    .returning('*');
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
    await lockBytes(trx, row.sha256);
    await row.$query(trx).delete();
    if (!(await hasBytes(trx, row.sha256))) await store.delete(row.sha256);
  });
}
