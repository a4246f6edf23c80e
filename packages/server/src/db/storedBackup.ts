import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyStored, moveStored, storedIn, storeFolderName } from '../files/index.ts';
import { BackupError, reasonOf } from './backupError.ts';

/** Where a data folder, or a backup of one, keeps files by their digest. */
export const storeOf = (folder: string): string => join(folder, storeFolderName);

/**
 * Copies the files that a folder keeps to a new folder, also while servers write: for a database that has a backup of
 * its own.
 * @returns the files that were left out because they are damaged, as `ab/<sha256>`
 */
export async function backUpFiles(dataDir: string, target: string): Promise<string[]> {
  if (storedIn(storeOf(dataDir)).length === 0) {
    throw new BackupError(
      `There are no files in ${storeOf(dataDir)}, and what is in PostgreSQL pg_dump backs up.`,
    );
  }
  return makeBackup(target, async () => copyStored(storeOf(dataDir), storeOf(target)));
}

/** Puts the files of a backup among those that a folder keeps, also while servers run; what is there stays. */
export function restoreFiles(dataDir: string, source: string): void {
  if (!existsSync(storeOf(source))) {
    throw new BackupError(`${source} is no backup: it has no ${storeFolderName}. Nothing was changed.`);
  }
  const incoming = join(dataDir, 'restoring');
  try {
    mkdirSync(dataDir, { recursive: true });
    rmSync(incoming, { recursive: true, force: true });
    takeStored(source, incoming);
    moveStored(storeOf(incoming), storeOf(dataDir));
  } catch (error) {
    throw new BackupError(`${source} was not restored: ${reasonOf(error)} Nothing was lost.`);
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Makes the folder of a backup and fills it, or takes it away again. */
export async function makeBackup(target: string, fill: () => Promise<string[]>): Promise<string[]> {
  if (existsSync(target)) throw new BackupError(`${target} exists already. Name a new folder.`);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    return await fill();
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw new BackupError(
      `The backup could not be written to ${target}: ${reasonOf(error)} Nothing was left there.`,
    );
  }
}

/** Copies the files that a backup keeps, unless one of them is damaged. */
export function takeStored(source: string, incoming: string): void {
  const [damaged] = copyStored(storeOf(source), storeOf(incoming));
  if (damaged === undefined) return;
  const path = join(storeFolderName, damaged);
  throw new BackupError(`${path} in it is damaged. Take it out to restore the rest.`);
}
