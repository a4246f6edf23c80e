/** What a search asks for. Each is words in the order they have to stand in. */
export interface Search {
  readonly wanted: readonly (readonly string[])[];
  readonly unwanted: readonly (readonly string[])[];
  /** The beginning of a word that has to be there too: the one that is being typed. */
  readonly begun?: string | undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads a search: words, "phrases", and either with a minus for what must not be there. What has no letter says nothing. */
export function readSearch(text: string): Search {
  const terms = [...text.matchAll(/(?<![\p{L}\p{N}])(-?)(?:"([^"]*)"?|([^\s"]+))/gu)].map(
    ([, minus, phrase, word]) => ({ isUnwanted: minus === '-', words: wordsOf(phrase ?? word ?? '') }),
  );
  const filled = terms.filter(({ words }) => words.length > 0);
  return {
    wanted: filled.filter(({ isUnwanted }) => !isUnwanted).map(({ words }) => words),
    unwanted: filled.filter(({ isUnwanted }) => isUnwanted).map(({ words }) => words),
  };
}

/** Fewer letters begin too many words. */
const fewestBegun = 3;

/** The same of a search that may still be typed: where it ends in a wanted word, that word may be the beginning of one. */
export function readTypedSearch(text: string): Search {
  const search = readSearch(text);
  const last = search.wanted.at(-1);
  const [begun] = last ?? [];
  // Nothing before it but a space: neither a quote, nor a minus, nor the rest of a word with a hyphen.
  const isBegun =
    last?.length === 1 &&
    begun !== undefined &&
    begun.length >= fewestBegun &&
    ` ${text.toLowerCase()}`.endsWith(` ${begun}`);
  return isBegun ? { ...search, wanted: search.wanted.slice(0, -1), begun } : search;
}

/** The words that have to be there, each by itself. */
export const soughtWords = ({ wanted, begun }: Search): string[] => [
  ...wanted.flat(),
  ...(begun === undefined ? [] : [begun]),
];

/** Whether a search says anything that has to be there. */
export const isSearch = ({ wanted, begun }: Search): boolean => wanted.length > 0 || begun !== undefined;
