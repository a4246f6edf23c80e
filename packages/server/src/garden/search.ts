/** What a search asks for. Each is words in the order they have to stand in. */
export interface Search {
  readonly wanted: readonly (readonly string[])[];
  readonly unwanted: readonly (readonly string[])[];
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
