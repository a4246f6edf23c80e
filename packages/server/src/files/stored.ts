import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath } from './syncPath.ts';

/** The name of the folder inside the data folder that keeps files, as `ab/<sha256>`. */
export const storeFolderName = 'files';

const isDigest = (name: string | undefined) => name !== undefined && /^[0-9a-f]{64}$/.test(name);

/** What a store's folder keeps, as `ab/<sha256>`; what is still being written there is left out. */
export function storedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => isDigest(path.split(/[/\\]/)[1]));
}

/**
 * Copies the files that `to` lacks, onto the disk, also while a server writes to `from`.
 * @returns those whose bytes are not what their name says: they are not copied
 */
export function copyStored(from: string, to: string): string[] {
  const missing = storedIn(from).filter((path) => !existsSync(join(to, path)));
  const damaged = missing.filter((path) => {
    const bytes = bytesIfThere(join(from, path));
    if (!bytes) return false;
    if (!path.endsWith(hash('sha256', bytes, 'hex'))) return true;
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(to, path), bytes, { flush: true });
    return false;
  });
  syncFolders(to);
  return damaged;
}

/** The same files in a second folder on the same disk. A store never writes into a file, so they may share their bytes. */
export function linkStored(from: string, to: string): void {
  for (const path of storedIn(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    try {
      linkSync(join(from, path), join(to, path));
    } catch {
      // A disk without hard links.
      copyFileSync(join(from, path), join(to, path));
      syncPath(join(to, path));
    }
  }
  syncFolders(to);
}

/** Moves files to a folder on the same disk, each in one step; what else is there stays. */
export function moveStored(from: string, to: string): void {
  for (const path of storedIn(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    renameSync(join(from, path), join(to, path));
  }
  syncFolders(to);
}

/** The bytes of a file; null where it was deleted meanwhile. */
function bytesIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function syncFolders(folder: string): void {
  const folders = new Set(storedIn(folder).map((path) => dirname(join(folder, path))));
  for (const path of folders) syncPath(path);
  if (existsSync(folder)) syncPath(folder);
}
