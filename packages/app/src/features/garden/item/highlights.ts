import type { GardenHighlight } from '@seedbed/server/contract';

/** A piece of a text that is marked or is not. */
export interface Piece {
  text: string;
  start: number;
  isMarked: boolean;
}

/** A text in pieces; highlights that overlap are marked once. */
export function marked(text: string, highlights: readonly GardenHighlight[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of highlights.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), start: at, isMarked: false });
    pieces.push({ text: text.slice(from, to), start: from, isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, isMarked: false });
  return pieces;
}
