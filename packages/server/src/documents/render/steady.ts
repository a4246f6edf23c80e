import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

// A zip has no earlier days than these, and no zone: the same everywhere.
const packedOn = new Date(1980, 0, 1);
const time = /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<)/g;

/** An office file whose bytes follow from what it says: its times are those of the day that it rests on. */
export function steadyPackage(bytes: Uint8Array, day: string): Buffer {
  const parts = unzipSync(bytes);
  const core = parts['docProps/core.xml'];
  if (core)
    parts['docProps/core.xml'] = strToU8(strFromU8(core).replace(time, `$1${day.slice(0, 10)}T00:00:00Z$2`));
  return Buffer.from(zipSync(parts, { mtime: packedOn }));
}
