import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { zipEpoch } from '../../files/index.ts';

const time = /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<)/g;

/** An office file whose bytes follow from what it says: its times are those of the day that it rests on. */
export function steadyPackage(bytes: Uint8Array, day: string): Buffer {
  const parts = unzipSync(bytes);
  const core = parts['docProps/core.xml'];
  if (core)
    parts['docProps/core.xml'] = strToU8(strFromU8(core).replace(time, `$1${day.slice(0, 10)}T00:00:00Z$2`));
  return Buffer.from(zipSync(parts, { mtime: zipEpoch }));
}
