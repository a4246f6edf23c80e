import { Infected } from '../../errors.ts';
import type { FileScanner } from '../../files/index.ts';

/** Where the outcomes of scans are counted. */
interface Counts {
  countScan(outcome: 'clean' | 'infected' | 'failed'): void;
}

/** Refuses files in which a scanner finds something, and all of them while it cannot be asked. */
export function createFileCheck(scanner: FileScanner, counts: Counts) {
  return async (bytes: Uint8Array): Promise<void> => {
    const found = await scanner.scan(bytes).catch((error: unknown) => {
      counts.countScan('failed');
      throw error;
    });
    counts.countScan(found === null ? 'clean' : 'infected');
    if (found === null) return;
    throw new Infected(`The virus scanner found ${found} in this file. It was not kept.`, [
      { path: 'file', message: 'Send a file that is clean' },
    ]);
  };
}
