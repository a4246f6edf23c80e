import { hasPhrase } from '../text.ts';
import { besideParts } from './besideParts.ts';

/** All that parts are called and asked for by, the longest first. */
const phrases: readonly string[] = [
  ...new Set(besideParts.flatMap(({ words, wishes }) => words.concat(wishes))),
].toSorted((a, b) => b.length - a.length);

/** What parts are called, and not only asked for by. */
const names: ReadonlySet<string> = new Set(besideParts.flatMap(({ words }) => words));

/** The words of parts in a searchable text, and what of it is left without their names of several words. */
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
    // A colour of passion fruit leaves the taste of it.
    if (word.includes(' ') && names.has(word)) left = left.replaceAll(` ${word} `, ' , ');
  }
  return { words, left };
}
