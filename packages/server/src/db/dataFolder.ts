import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder itself, or the nearest of those it lies in. */
const nearestThere = (folder: string): string =>
  existsSync(folder) ? folder : nearestThere(dirname(folder));

function tryToWrite(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
}

/**
 * Makes the data folder and writes to it once.
 * @throws one line that says what to change
 */
export function prepareDataFolder(folder: string): void {
  try {
    // First where it will lie: a recursive mkdir never ends on a file system that refuses with ENOENT, as /proc does.
    tryToWrite(nearestThere(folder));
    mkdirSync(folder, { recursive: true });
    tryToWrite(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `DATA_DIR ${folder} cannot be written to (${code}). Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
