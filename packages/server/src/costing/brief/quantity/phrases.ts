import { tokensOf, type Token } from './tokens.ts';

/** A phrase of a table that stands somewhere in a text. */
export interface Found<Row> {
  readonly row: Row;
  /** How many tokens it has. */
  readonly length: number;
}

/** Finds phrases of a table by their words, the longest first. */
export interface Phrases<Row> {
  /** The longest phrase that begins at a place. */
  startingAt(tokens: readonly Token[], at: number): Found<Row> | null;
  /** The longest phrase whose last word is at a place. */
  endingAt(tokens: readonly Token[], at: number): Found<Row> | null;
}

interface Phrase<Row> {
  readonly row: Row;
  readonly words: readonly string[];
}

function longestFirst<Row>(phrases: readonly Phrase<Row>[], keyOf: (words: readonly string[]) => string) {
  const sorted = phrases.toSorted((one, other) => other.words.length - one.words.length);
  return Map.groupBy(sorted, ({ words }) => keyOf(words));
}

/** An index of the phrases of rows. */
export function createPhrases<Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
): Phrases<Row> {
  const phrases = rows.flatMap((row) =>
    row.words.map((words): Phrase<Row> => ({ row, words: tokensOf(words).map(({ text }) => text) })),
  );
  const byFirst = longestFirst(phrases, (words) => words[0] ?? '');
  const byLast = longestFirst(phrases, (words) => words.at(-1) ?? '');
  const isAt = (tokens: readonly Token[], from: number, { words }: Phrase<Row>) =>
    from >= 0 && words.every((word, at) => tokens[from + at]?.text === word);
  const foundOf = (phrase: Phrase<Row> | undefined) =>
    phrase ? { row: phrase.row, length: phrase.words.length } : null;
  return {
    startingAt: (tokens, at) =>
      foundOf(byFirst.get(tokens[at]?.text ?? '')?.find((each) => isAt(tokens, at, each))),
    endingAt: (tokens, at) =>
      foundOf(
        byLast.get(tokens[at]?.text ?? '')?.find((each) => isAt(tokens, at - each.words.length + 1, each)),
      ),
  };
}
