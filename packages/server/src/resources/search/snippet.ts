import { tokenize, stems, type Token } from '../../registry/index.ts';
import { excerptOf } from '../../text/excerpt.ts';
import { soughtWords, type Search } from '../../text/search.ts';
import { shortened } from '../../text/shortened.ts';

/** A stretch of a text, and where what was searched for stands in it. */
export interface Snippet {
  snippet: string;
  /** From the first UTF-16 unit to behind the last. */
  ranges: [number, number][];
}

/** Longest stretch that is shown, in UTF-16 units. */
const longest = 240;

/** Endings that a search passes over: the databases find words in whatever inflection. */
const ending = /(?:ing|ies|ed|es|e|y|ly)$/;
const bare = (stem: string): string => (stem.length > 5 ? stem.replace(ending, '') : stem);

const isWord = (token: Token | undefined, wanted: string): boolean =>
  token !== undefined && bare(token.stem) === bare(wanted);

/** Where a phrase stands among tokens that begins at one of them; null where it does not. */
function rangeAt(tokens: readonly Token[], at: number, phrase: readonly string[]): [number, number] | null {
  if (!phrase.every((word, index) => isWord(tokens[at + index], word))) return null;
  const [first, last] = [tokens[at], tokens[at + phrase.length - 1]];
  return first && last ? [first.start, last.start + last.text.length] : null;
}

/** The stretch of a text that says most of what was searched for, and where it says it. */
export function snippetOf(text: string, search: Search): Snippet {
  const { wanted, begun } = search;
  const snippet = shortened(excerptOf(text, soughtWords(search), longest + 40), longest);
  const tokens = tokenize(snippet);
  const phrases = wanted.map((words) => stems(words.join(' ')));
  const ranges = tokens.flatMap((token, at): [number, number][] => {
    const found = phrases.map((phrase) => rangeAt(tokens, at, phrase)).filter((range) => range !== null);
    const longestFound = found.toSorted(([, a], [, b]) => b - a)[0];
    if (longestFound) return [longestFound];
    const isBegun = begun !== undefined && token.text.toLowerCase().startsWith(begun);
    return isBegun ? [[token.start, token.start + token.text.length]] : [];
  });
  return { snippet, ranges: apart(ranges) };
}

/** Ranges that do not lie in one before them. */
const apart = (ranges: readonly [number, number][]): [number, number][] =>
  ranges.filter(([start], at) => start >= Math.max(0, ...ranges.slice(0, at).map(([, end]) => end)));
