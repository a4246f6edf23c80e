import { editDistance, firstFrom } from '../../registry/index.ts';

/** The texts that say a word, by their places. */
export interface WordPlaces {
  /** Texts with the word. */
  of(word: string): number[];
  /** Texts with a word that begins so. */
  ofBeginning(letters: string): number[];
  /** Texts with the words that begin with the same letter and differ in one letter. */
  ofSlip(word: string): number[];
}

/**
 * Notes which texts say which words, in three arrays: the words in order, where the places of each begin, and the
 * places. Our own: for the evidence base MiniSearch, which also counts how often, holds 12 MB more.
 */
export function createWordPlaces(texts: Iterable<readonly string[]>): WordPlaces {
  const said = new Map<string, number[]>();
  let place = 0;
  for (const words of texts) {
    for (const word of new Set(words)) {
      const places = said.get(word);
      if (places) places.push(place);
      else said.set(word, [place]);
    }
    place += 1;
  }
  const words = [...said.keys()].toSorted((left, right) => (left < right ? -1 : 1));
  const places = Uint32Array.from(words.flatMap((word) => said.get(word) ?? []));
  const starts = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries())
    starts[at + 1] = (starts[at] ?? 0) + (said.get(word)?.length ?? 0);
  const placeOf = (word: string) => firstFrom(words, (each) => each < word);
  const between = (from: number, to: number) => [...places.subarray(starts[from], starts[to])];
  return {
    of: (word) => {
      const at = placeOf(word);
      return words[at] === word ? between(at, at + 1) : [];
    },
    // Nothing that begins so comes after it with the last letter there is.
    ofBeginning: (letters) => between(placeOf(letters), placeOf(`${letters}\uffff`)),
    ofSlip: (word) => {
      const [first = ''] = word;
      const [from, to] = [placeOf(first), placeOf(`${first}\uffff`)];
      return Array.from({ length: to - from }, (_, more) => from + more)
        .filter((at) => editDistance(words[at] ?? '', word, 1) === 1)
        .flatMap((at) => between(at, at + 1));
    },
  };
}
