/** Longest text that is read; the contract's limits are below it. */
export const longest = 5000;

/**
 * A text as it is searched: lower case, one space between words and at both ends, hyphens as spaces, `ug` for every
 * way of writing micrograms. Digits, points, commas and slashes stay, so that amounts can be read.
 */
export function searchable(text: string): string {
  const plain = text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[µμ]g|mcg/g, 'ug')
    .replace(/['’]/g, '')
    // A colon before a figure is a ratio’s or names the figure; elsewhere it ends a phrase, as a semicolon does.
    .replace(/;|:(?! ?\d)/g, ',')
    .replace(/[^a-z0-9.,/]+/g, ' ')
    // A point or comma that is not inside a number ends a phrase.
    .replace(/[.,/](?!\d)|(?<!\d)[.,/]/g, ' , ')
    .replace(/ +/g, ' ');
  return ` ${plain.trim()} `;
}

/** Phrases as a searchable text holds them. */
export const phrasesOf = (words: readonly string[]): string[] => words.map((word) => searchable(word).trim());

/** Whether a searchable text holds a phrase as whole words. */
export const hasPhrase = (text: string, phrase: string) => text.includes(` ${phrase} `);

/** So far before a name words are looked for: a long text is not read again for each of its names. */
const window = 80;

/** What stands right before a place of a text, and right behind it. */
export const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - window), at);
export const textBehind = (text: string, at: number) => text.slice(at, at + window);

/** The part of a pattern that any of these words is, the longest first. `write`: how a word stands in a pattern. */
export const anyOf = (words: readonly string[], write: (word: string) => string = (word) => word): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(write)
    .join('|');
