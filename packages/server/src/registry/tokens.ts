/** A word of a text with its place, for matching: lower case, without accents, plural or apostrophes. */
export interface Token {
  /** The form words are compared in. */
  readonly stem: string;
  /** As it was written. */
  readonly text: string;
  readonly start: number;
}

const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Splits text into tokens. `L-theanine` gives `l`, `theanine`; `St John’s` gives `st`, `johns`. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(word)].map((match) => ({
    stem: stem(match[0]),
    text: match[0],
    start: match.index,
  }));
}

/** The stems of a text, in order. */
export const stems = (text: string): string[] => (text.match(word) ?? []).map(stem);

const isAscii = /^[\w']*$/;

function stem(written: string): string {
  if (/^[A-Z]{2,}s$/.test(written)) return written.slice(0, -1).toLowerCase(); // UTIs, SSRIs
  const letters = isAscii.test(written) ? written : withoutAccents(written);
  // B6’s
  const plain = letters
    .toLowerCase()
    .replace(/(?<=\d)'s$/, '')
    .replaceAll("'", '');
  if (plain.length > 3 && plain.endsWith('s') && !/(?:ss|us|is)$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

/** `μ` (Greek) and `µ` (micro) are one letter to a reader. */
const withoutAccents = (written: string) =>
  written
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .replaceAll('μ', 'µ');
