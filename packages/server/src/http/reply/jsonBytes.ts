/** Where pieces are put together; it grows to the largest answer and stays, up to a limit. */
let scratch = Buffer.allocUnsafeSlow(64 * 1024);
const mostScratchBytes = 4 * 1024 * 1024;

/** A character of a string takes at most so many bytes. */
const mostBytesOfUnit = 3;

/**
 * The JSON of a value, as UTF-8. A list is written row by row: the JSON of a long one in one string is half a megabyte
 * of garbage that V8 keeps in its old generation, and clearing that up took longer than all the rest of the answer.
 */
export function jsonBytes(body: object): Buffer {
  return Array.isArray(body) ? listBytes(body) : Buffer.from(JSON.stringify(body));
}

function listBytes(rows: readonly unknown[]): Buffer {
  let length = 0;
  for (const row of rows) {
    const text = (length === 0 ? '[' : ',') + (JSON.stringify(row) ?? 'null');
    reserve(length + text.length * mostBytesOfUnit + 1, length);
    length += scratch.write(text, length);
  }
  if (length === 0) return Buffer.from('[]');
  length += scratch.write(']', length);
  const bytes = Buffer.from(scratch.subarray(0, length));
  if (scratch.length > mostScratchBytes) scratch = Buffer.allocUnsafeSlow(64 * 1024);
  return bytes;
}

function reserve(capacity: number, used: number): void {
  if (capacity <= scratch.length) return;
  const larger = Buffer.allocUnsafeSlow(Math.max(capacity, scratch.length * 2));
  scratch.copy(larger, 0, 0, used);
  scratch = larger;
}
