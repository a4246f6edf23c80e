import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or the list of names in a folder, is on the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
