import { readFileSync } from 'node:fs';

const words: ReadonlySet<string> = new Set(
  readFileSync(new URL('./data/englishWords.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Whether a word, in lower case, is one of the commonest of English: no name of a material, and no misspelt one. Unlike
 * `plainWords` it may be foreign to this field.
 */
export const isEnglishWord = (word: string): boolean =>
  words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
