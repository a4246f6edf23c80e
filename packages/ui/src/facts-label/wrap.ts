import { widthOf, type FactsMetrics } from './metrics';
import type { FactsRun } from './sheet';

/** A line of words: stretches of one weight with the place each begins at, in points from the line's start. */
export interface WrappedLine {
  parts: { text: string; isStrong: boolean; x: number; width: number }[];
  width: number;
}

interface Word {
  text: string;
  isStrong: boolean;
  /** No space stands before it. */
  isJoined: boolean;
}

/** Words, each of one weight; where the weight changes within one, its pieces stay together. */
function wordsOf(runs: readonly FactsRun[]): Word[][] {
  const words: Word[][] = [];
  let isOpen = false;
  for (const { text, isStrong = false } of runs)
    for (const piece of text.match(/ +|[^ ]+/g) ?? []) {
      if (piece.startsWith(' ')) isOpen = false;
      else if (isOpen) words.at(-1)?.push({ text: piece, isStrong, isJoined: true });
      else words.push([{ text: piece, isStrong, isJoined: false }]);
      if (!piece.startsWith(' ')) isOpen = true;
    }
  return words;
}

/** How text is broken into lines. */
export interface WrapSpace {
  /** Points. */
  width: number;
  size: number;
  metrics: FactsMetrics;
}

/** Breaks text at its spaces into lines no wider than there is room; a word that is wider than that stands alone. */
export function wrap(runs: readonly FactsRun[], { width, size, metrics }: WrapSpace): WrappedLine[] {
  const lines: WrappedLine[] = [];
  let line: WrappedLine | undefined;
  for (const word of wordsOf(runs)) {
    const widths = word.map(({ text, isStrong }) => widthOf(text, { size, isStrong }, metrics));
    const own = widths.reduce((sum, each) => sum + each, 0);
    const space = widthOf(' ', { size }, metrics);
    if (!line || line.width + space + own > width) {
      line = { parts: [], width: 0 };
      lines.push(line);
    } else line.width += space;
    for (const [at, piece] of word.entries()) put(line, piece, widths[at] ?? 0);
  }
  return lines;
}

/** Sets a piece at the end of a line; words of one weight are one stretch. */
function put(line: WrappedLine, { text, isStrong, isJoined }: Word, width: number): void {
  const last = line.parts.at(-1);
  const end = line.width + width;
  if (last?.isStrong === isStrong) {
    last.text += isJoined ? text : ` ${text}`;
    last.width = end - last.x;
  } else line.parts.push({ text, isStrong, x: line.width, width });
  line.width = end;
}
