import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  path: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Whether its bytes are small already: pictures, PDFs and other zips. */
  isPacked?: boolean;
  /** @default the time at which it is written */
  modifiedAt?: Date;
}

/** The earliest time that a zip can say: files that have it are the same bytes whenever they are written. */
export const zipEpoch = new Date(1980, 0, 1);

const nothing = new Uint8Array(0);
const utf8 = new TextEncoder();

/** A zip of files that come one after the other. No more than a piece of one is held at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) written.push(chunk);
  });
  for await (const { path, content, isPacked = false, modifiedAt } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
    if (modifiedAt) file.mtime = modifiedAt;
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? utf8.encode(piece) : piece);
      yield* written.splice(0);
    }
    file.push(nothing, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** Values as one JSON array, a line each. */
export async function* jsonLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const value of values) {
    yield before + JSON.stringify(value);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
