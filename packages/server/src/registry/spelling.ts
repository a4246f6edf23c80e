import { z } from 'zod';
import * as columns from './columns.ts';
import { readTable } from './table.ts';

/** A row of `likeLetters.csv`: letters that are heard or typed for others. */
const LikeLetters = z.strictObject({
  key: columns.key,
  letters: columns.text,
  others: columns.text,
  note: columns.text,
  ...columns.origin,
});
const alike: ReadonlySet<string> = new Set(
  readTable(new URL('./data/', import.meta.url), 'likeLetters', LikeLetters).flatMap(({ letters, others }) =>
    [...letters].flatMap((letter) => [...others].map((other) => letter + other)),
  ),
);

/** What it costs that one letter stands for another one. */
type Change = (letter: string, other: string) => number;

/**
 * Letters inserted, left out, swapped or changed between two words (Damerau–Levenshtein, adjacent swaps count one),
 * or `limit + 1` as soon as it is known to be more than `limit`.
 */
export const editDistance = createDistance(() => 1);

/** The same where letters that are neither heard nor typed for each other count two: what differs so is another name. */
export const slipDistance = createDistance((letter, other) => (alike.has(letter + other) ? 1 : 2));

function createDistance(change: Change) {
  return (left: string, right: string, limit: number): number => {
    if (Math.abs(left.length - right.length) > limit) return limit + 1;
    let beforeLast: number[] = [];
    let last = Array.from({ length: right.length + 1 }, (_, at) => at);
    for (let row = 1; row <= left.length; row++) {
      const current = [row];
      for (let column = 1; column <= right.length; column++) {
        const [from = '', to = ''] = [left[row - 1], right[column - 1]];
        let cost = Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (from === to ? 0 : change(from, to)),
        );
        const isSwap = row > 1 && column > 1 && from === right[column - 2] && left[row - 2] === to;
        if (isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
        current.push(cost);
      }
      if (Math.min(...current) > limit) return limit + 1;
      beforeLast = last;
      last = current;
    }
    return at(last, right.length);
  };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How many slips a word of this length is forgiven. */
export const forgivenLetters = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A word that was meant, and by how many letters it was missed. */
export interface Correction {
  readonly word: string;
  readonly distance: number;
}

interface Candidate {
  readonly word: string;
  /** Its place in the vocabulary. */
  readonly at: number;
  readonly letters: number;
}

/** Which of a to z are in a word, a bit each: words are told apart by these without being compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const at = word.charCodeAt(i) - firstLetter;
    if (at >= 0 && at < letterCount) letters |= 1 << at;
  }
  return letters;
}

const firstLetter = 'a'.charCodeAt(0);
const letterCount = 26;

/** A letter that is left out or put in changes one bit at most, one that is another two, a swap none. */
function areApart(left: number, right: number, mostWrong: number): boolean {
  let bits = 0;
  for (let differing = left ^ right; differing !== 0; differing &= differing - 1) bits++;
  return bits > 2 * mostWrong;
}

/** Finds the word that a misspelt one was meant to be. */
export type Speller = (word: string, mostLetters?: number) => Correction | null;

/**
 * Reads a vocabulary once. The speller gives the word of it that another is a misspelling of, or null: one that starts
 * with the same letter, or one of its sound (or has its first two swapped); of equally near words the first of the vocabulary. Words are kept
 * by their beginning and length and looked up by these, so that a word meets few others.
 */
export function createSpeller(vocabulary: Iterable<string>): Speller {
  const byStart = new Map<string, Candidate[]>();
  for (const [at, word] of [...vocabulary].entries()) {
    if (word.length < fewestLetters) continue;
    const candidate = { word, at, letters: lettersOf(word) };
    for (const length of [1, 2]) put(byStart, nameOf(word.slice(0, length), word.length), candidate);
  }
  return (word, mostLetters = forgivenLetters(word.length)) => {
    const [first = '', second = ''] = word;
    const limit = Math.min(mostLetters, forgivenLetters(word.length));
    const starts = [...soundsOf(first), ...(first === second ? [] : [second + first])];
    const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => word.length - limit + at);
    const candidates = starts.flatMap((start) =>
      lengths.flatMap((length) => byStart.get(nameOf(start, length)) ?? []),
    );
    return nearestOf(word, { candidates, limit });
  };
}

/** `k` is written for `c`. */
const soundsOf = (first: string) => (first === 'k' ? ['k', 'c'] : [first]);

const nameOf = (start: string, length: number) => `${start} ${length}`;
const fewestLetters = 4;

function nearestOf(
  word: string,
  { candidates, limit }: { candidates: readonly Candidate[]; limit: number },
): Correction | null {
  let best: (Correction & Pick<Candidate, 'at'>) | null = null;
  const own = lettersOf(word);
  for (const { word: candidate, at, letters } of candidates) {
    const most: number = best ? best.distance - (at < best.at ? 0 : 1) : limit;
    if (most < 1 || areApart(own, letters, most)) continue;
    const distance = slipDistance(word, candidate, most);
    if (distance <= most) best = { word: candidate, at, distance };
  }
  return best && { word: best.word, distance: best.distance };
}

function put(map: Map<string, Candidate[]>, name: string, candidate: Candidate): void {
  const known = map.get(name);
  if (known) known.push(candidate);
  else map.set(name, [candidate]);
}
