import { type Token, tokenize } from '../../registry/index.ts';

/** What is asked of foods by the words for it, the longest first. */
export const calledBy = <Asked extends { readonly words: readonly string[] }>(rows: readonly Asked[]) =>
  rows
    .flatMap((asked) =>
      asked.words.map((words) => ({
        asked,
        stems: tokenize(words).map(({ stem }) => stem),
        // “K” and “Ca” are signs, “k” and “ca.” are not
        sign: isSign.test(words) ? words : null,
      })),
    )
    .toSorted((left, right) => right.stems.length - left.stems.length);

/** The sign of an element, which is read as it is written. */
const isSign = /^[A-Z][a-z]?$/;

/** What is asked for, and the words that name it. */
export interface Found<Asked> {
  readonly asked: Asked;
  readonly tokens: readonly Token[];
}

/** What words name of it, the longest name at each place. */
export function namedIn<Asked>(
  tokens: readonly Token[],
  called: readonly {
    readonly asked: Asked;
    readonly stems: readonly string[];
    readonly sign: string | null;
  }[],
): Found<Asked>[] {
  const found: Found<Asked>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const here = called.filter(
      ({ stems, sign }) =>
        stems.every((stem, more) => tokens[at + more]?.stem === stem) &&
        (sign === null || tokens[at]?.text === sign),
    );
    const length = here[0]?.stems.length ?? 0;
    // “omega-3” is several acids
    for (const { asked, stems } of here)
      if (stems.length === length) found.push({ asked, tokens: tokens.slice(at, at + length) });
    at += Math.max(0, length - 1);
  }
  return found;
}

/** A text with blanks for the words; places are as before. */
export const without = (text: string, tokens: readonly Token[]): string =>
  tokens.reduce(
    (left, { start, text: own }) =>
      left.slice(0, start) + ' '.repeat(own.length) + left.slice(start + own.length),
    text,
  );
