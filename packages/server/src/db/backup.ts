import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { copyStored, linkStored, moveStored, storedIn, syncPath } from '../files/index.ts';
import { secretFileName } from '../secret.ts';
import { BackupError, reasonOf } from './backupError.ts';
import { holdFolder } from './folderLock.ts';
import { createDb, sqliteFileName } from './knex.ts';
import { unknownMigrations } from './migrate.ts';
import { makeBackup, storeOf, takeStored } from './storedBackup.ts';

/** What a data folder holds beside the database: who signs the cookies, and the accounts of local mode. */
const companions = [secretFileName, 'accounts.json'];
const files = [sqliteFileName, ...companions];

/**
 * Copies the data of a folder to a new folder, also while a server writes: the copy is the state of one moment, with
 * every file that it names. A copy that is not whole is taken away again.
 * @returns the files that were left out because they are damaged, as `ab/<sha256>`
 */
export async function backUp(dataDir: string, target: string): Promise<string[]> {
  const file = join(dataDir, sqliteFileName);
  if (!existsSync(file))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that has it.`);
  return makeBackup(target, async () => {
    // Twice: the first time what is deleted while the database is copied, the second time what was added.
    copyStored(storeOf(dataDir), storeOf(target));
    const db = createDb({ dataDir });
    await db.raw('vacuum into ?', [join(target, sqliteFileName)]).finally(() => db.destroy());
    const damaged = copyStored(storeOf(dataDir), storeOf(target));
    for (const name of companions) copyIfThere(join(dataDir, name), join(target, name));
    await checkWhole(target);
    syncFiles(target);
    return damaged;
  });
}

/**
 * Puts a backup in the place of a folder's data. What was there is copied beside it first, to a folder that is never
 * written again: a restore that is cut short can be run again, and one that was run twice has kept both. Files that
 * are kept by their digest stay where they are; those of the backup come to them.
 * Refuses while a server uses the folder, and what is not a whole backup of this program.
 * @returns where what was there is kept; null when nothing was
 */
export async function restore(dataDir: string, source: string): Promise<string | null> {
  if (!existsSync(join(source, sqliteFileName))) {
    throw new BackupError(`${source} is no backup: it has no ${sqliteFileName}. Nothing was changed.`);
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    return await replaceAlone(dataDir, source);
  } catch (error) {
    throw new BackupError(`${source} was not restored: ${reasonOf(error)} Nothing was changed.`);
  }
}

async function replaceAlone(dataDir: string, source: string): Promise<string | null> {
  const inUse = new BackupError(`a server uses ${dataDir}. Stop it, then restore.`);
  const release = await holdFolder(dataDir);
  if (!release) throw inUse;
  const incoming = join(dataDir, 'restoring');
  try {
    copyFiles(source, incoming);
    await checkWhole(incoming);
    takeStored(source, incoming);
    syncFiles(incoming);
    if (!(await isUnused(dataDir))) throw inUse;
    const kept = keep(dataDir);
    // Before the database that names them.
    moveStored(storeOf(incoming), storeOf(dataDir));
    replace(dataDir, incoming);
    return kept;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
    await release();
  }
}

/** Copies what is in a data folder to a new folder beside it, onto the disk. */
function keep(dataDir: string): string | null {
  const hasData = files.some((name) => existsSync(join(dataDir, name)));
  if (!hasData && storedIn(storeOf(dataDir)).length === 0) return null;
  const kept = newFolder(join(dataDir, 'before-restore'));
  try {
    for (const name of files) copyIfThere(join(dataDir, name), join(kept, name));
    linkStored(storeOf(dataDir), storeOf(kept));
    syncFiles(kept);
    return kept;
  } catch (error) {
    rmSync(kept, { recursive: true, force: true });
    throw error;
  }
}

/** The folder with this name, or with the first number after it that is not taken. */
function newFolder(name: string): string {
  let path = name;
  for (let n = 2; existsSync(path); n += 1) path = `${name}-${n}`;
  mkdirSync(path, { mode: 0o700 });
  return path;
}

// Each file takes the place of the old one in one step: at no moment is there none.
function replace(dataDir: string, incoming: string): void {
  for (const name of files) {
    if (existsSync(join(incoming, name))) renameSync(join(incoming, name), join(dataDir, name));
    else rmSync(join(dataDir, name), { force: true });
  }
  syncFiles(dataDir);
}

/** Whether nobody has the database open: only then does SQLite leave the write-ahead log. */
async function isUnused(dataDir: string): Promise<boolean> {
  if (!existsSync(join(dataDir, sqliteFileName))) return true;
  const db = createDb({ dataDir });
  try {
    await db.raw('pragma busy_timeout = 500');
    return await leaveLog(db);
  } catch (error) {
    if (/SQLITE_BUSY/.test(String(error))) return false;
    throw error;
  } finally {
    await db.destroy();
  }
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

function copyFiles(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { mode: 0o700 });
  for (const name of files) copyIfThere(join(from, name), join(to, name));
}

function syncFiles(folder: string): void {
  for (const name of [...files, '.']) {
    const path = join(folder, name);
    if (existsSync(path)) syncPath(path);
  }
}
