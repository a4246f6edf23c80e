import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { secretFileName } from '../secret.ts';
import { createDb, sqliteFileName } from './knex.ts';
import { unknownMigrations } from './migrate.ts';

/** A backup or a restore that was not made. The message says why, and that nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What a data folder holds beside the database: who signs the cookies, and the accounts of local mode. */
const companions = [secretFileName, 'accounts.json'];

/**
 * Copies the data of a folder to a new folder, also while a server writes: the copy is the state of one moment.
 * A copy that is not whole is taken away again.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const file = join(dataDir, sqliteFileName);
  if (!existsSync(file))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that has it.`);
  if (existsSync(target)) throw new BackupError(`${target} exists already. Name a new folder.`);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    const db = createDb({ dataDir });
    await db.raw('vacuum into ?', [join(target, sqliteFileName)]).finally(() => db.destroy());
    for (const name of companions) copyIfThere(join(dataDir, name), join(target, name));
    await checkWhole(target);
    syncFiles(target);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw new BackupError(
      `The backup could not be written to ${target}: ${reasonOf(error)} Nothing was left there.`,
    );
  }
}

/**
 * Puts a backup in the place of a folder's data. What was there is kept beside it, in `before-restore`.
 * Refuses while a server uses the folder, and what is not a whole backup of this program.
 */
export async function restore(dataDir: string, source: string): Promise<void> {
  if (!existsSync(join(source, sqliteFileName))) {
    throw new BackupError(`${source} is no backup: it has no ${sqliteFileName}. Nothing was changed.`);
  }
  const incoming = join(dataDir, 'restoring');
  try {
    rmSync(incoming, { recursive: true, force: true });
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    for (const name of [sqliteFileName, ...companions]) copyIfThere(join(source, name), join(incoming, name));
    await checkWhole(incoming);
    syncFiles(incoming);
    await replace(dataDir, incoming);
  } catch (error) {
    throw new BackupError(`${source} was not restored: ${reasonOf(error)} Nothing was changed.`);
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

async function replace(dataDir: string, incoming: string): Promise<void> {
  const before = join(dataDir, 'before-restore');
  const hasData = existsSync(join(dataDir, sqliteFileName));
  const release = hasData ? await holdAlone(dataDir) : async () => {};
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before, { mode: 0o700 });
  for (const name of [sqliteFileName, ...companions]) {
    moveIfThere(join(dataDir, name), join(before, name));
    moveIfThere(join(incoming, name), join(dataDir, name));
  }
  await release();
}

/** Makes sure that nobody else has the database open: only then does SQLite leave the write-ahead log. */
async function holdAlone(dataDir: string): Promise<() => Promise<void>> {
  const db = createDb({ dataDir });
  await db.raw('pragma busy_timeout = 500');
  const isAlone = await leaveLog(db).catch((error: unknown) => {
    if (/SQLITE_BUSY/.test(String(error))) return false;
    throw error;
  });
  if (isAlone) return () => db.destroy();
  await db.destroy();
  throw new BackupError(`a server uses ${dataDir}. Stop it, then restore.`);
}

async function checkWhole(folder: string): Promise<void> {
  const db = createDb({ dataDir: folder });
  try {
    const [{ integrity_check: verdict }] = await db.raw('pragma integrity_check(1)');
    const strays = await db.raw('pragma foreign_key_check');
    if (verdict !== 'ok' || strays.length > 0) throw new BackupError('the database in it is damaged.');
    const unknown = await unknownMigrations(db);
    if (unknown.length > 0) throw new BackupError(`a newer Seedbed made it (${unknown.join(', ')}).`);
    await leaveLog(db);
  } finally {
    await db.destroy();
  }
}

/** Leaves one file, without a log beside it. @returns whether that could be done */
async function leaveLog(db: Knex): Promise<boolean> {
  const [{ journal_mode: mode }] = await db.raw('pragma journal_mode = delete');
  return mode === 'delete';
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) copyFileSync(from, to);
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

function syncFiles(folder: string): void {
  for (const path of [join(folder, sqliteFileName), folder]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

const reasons: [RegExp, string][] = [
  [/SQLITE_FULL|ENOSPC/, 'the disk is full.'],
  [/EACCES|EROFS|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN/, 'it cannot be written to.'],
  [/SQLITE_NOTADB|SQLITE_CORRUPT/, 'the database in it is damaged.'],
];

function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? `${text}.`;
}
