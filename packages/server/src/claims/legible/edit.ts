/** Text as it is read, with the place of each of its UTF-16 units in the text as it was written: from, to. */
export interface Legible {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What stands in place of a part of the text, `from` to `to`. */
export interface Piece {
  text: string;
  from: number;
  to: number;
}

/** Text as it was written. */
export function asWritten(text: string): Legible {
  const places: { starts: number[]; ends: number[] } = {
    starts: [],
    ends: [],
  };
  for (let at = 0; at < text.length; at += 1) {
    places.starts.push(at);
    places.ends.push(at + 1);
  }
  return { text, ...places };
}

/** Puts pieces in place of whatever a pattern finds; what no piece covers is left out. Null keeps it as it is. */
export function edited(
  read: Legible,
  pattern: RegExp,
  by: (found: RegExpExecArray) => readonly Piece[] | null,
): Legible {
  const made = { text: '', starts: [] as number[], ends: [] as number[] };
  let at = 0;
  const keep = (to: number) => {
    made.text += read.text.slice(at, to);
    for (; at < to; at += 1) {
      made.starts.push(read.starts[at] ?? 0);
      made.ends.push(read.ends[at] ?? 0);
    }
  };
  const put = ({ text, from, to }: Piece) => {
    made.text += text;
    made.starts.push(...Array<number>(text.length).fill(read.starts[from] ?? 0));
    made.ends.push(...Array<number>(text.length).fill(read.ends[to - 1] ?? 0));
  };
  for (const found of read.text.matchAll(pattern)) {
    const pieces = by(found);
    if (!pieces) continue;
    keep(found.index);
    for (const piece of pieces) put(piece);
    at = found.index + found[0].length;
  }
  if (at === 0) return read;
  keep(read.text.length);
  return made;
}

/** Where a part of the text as it is read stands in the text as it was written. */
export const placeOf = (
  { starts, ends }: Legible,
  [from, to]: readonly [number, number],
): [number, number] =>
  from < to ? [starts[from] ?? 0, ends[to - 1] ?? 0] : [starts[from] ?? 0, starts[from] ?? 0];
