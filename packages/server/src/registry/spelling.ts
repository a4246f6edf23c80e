/**
 * Letters inserted, left out, swapped or changed between two words (Damerau–Levenshtein, adjacent swaps count one),
 * or `limit + 1` as soon as it is known to be more than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** How many wrong letters a word of this length is forgiven. */
export const forgivenLetters = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A word that was meant, and by how many letters it was missed. */
export interface Correction {
  readonly word: string;
  readonly distance: number;
}

/**
 * The word of `vocabulary` that `word` is a misspelling of, or null. It starts with the same letter
 * (or has its first two swapped); of equally near words the first of `vocabulary` is taken.
 */
export function correctSpelling(
  word: string,
  vocabulary: Iterable<string>,
  mostLetters = forgivenLetters(word.length),
): Correction | null {
  let best: Correction | null = null;
  let limit = Math.min(mostLetters, forgivenLetters(word.length));
  for (const candidate of vocabulary) {
    if (limit < 1 || candidate.length < 4 || !startsAlike(word, candidate)) continue;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    best = { word: candidate, distance };
    limit = distance - 1;
  }
  return best;
}

const startsAlike = (word: string, candidate: string): boolean =>
  word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
