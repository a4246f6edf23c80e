import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unavailable } from '../errors.ts';
import type { FileStore } from './fileStore.ts';

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

function refusalOf(error: unknown): Error {
  const why = noRoom.has(codeOf(error)) ? 'The disk is full' : 'The disk cannot be written to';
  return new Unavailable(`${why}. The file was not kept; make room, then send it again.`);
}

/** Keeps files in a folder, as `ab/<sha256>` by the first two digits. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(sha256, bytes) {
      const path = pathOf(sha256);
      const known = await stat(path).catch(() => null);
      if (known?.size === bytes.byteLength) return;
      await writeWhole(path, bytes).catch((error: unknown) => {
        throw refusalOf(error);
      });
    },
    async get(sha256) {
      return readFile(pathOf(sha256)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw new Unavailable('The file cannot be read right now. Try again shortly.');
      });
    },
    delete: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}

/** Writes beside the place and moves it there: a reader finds all of a file or none of it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
