import { hasPhrase } from '../text.ts';
import { besideParts } from './besideParts.ts';

/** All that parts are called and asked for by, the longest first. */
const phrases: readonly string[] = [
  ...new Set(besideParts.flatMap(({ words, wishes }) => words.concat(wishes))),
].toSorted((a, b) => b.length - a.length);

/** The words of parts in a searchable text, and what of it is left without those of several words. */
export interface PartWords {
  readonly words: ReadonlySet<string>;
  readonly left: string;
}

/** Reads the longest names first: `cocoa butter` is no cocoa, and tastes of none. What is an active is no part. */
export function partWordsIn(text: string, isActive: (word: string) => boolean): PartWords {
  const words = new Set<string>();
  let [open, left] = [text, text];
  for (const word of phrases) {
    if (!hasPhrase(open, word)) continue;
    if (!isActive(word)) words.add(word);
    open = open.replaceAll(` ${word} `, ' , ');
    if (word.includes(' ')) left = left.replaceAll(` ${word} `, ' , ');
  }
  return { words, left };
}
