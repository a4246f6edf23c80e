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
    stem: stemOf(match[0]),
    text: match[0],
    start: match.index,
  }));
}

/** The stems of a text, in order. */
export const stems = (text: string): string[] => (text.match(word) ?? []).map(stemOf);

const isAscii = /^[\w']*$/;

/** The form that a word is compared in, of one that is a token as it stands. */
export function stemOf(written: string): string {
  const lower = (isAscii.test(written) ? written : withoutAccents(written)).toLowerCase();
  // B6’s
  const plain = lower.includes("'") ? lower.replace(/(?<=\d)'s$/, '').replaceAll("'", '') : lower;
  if (!plain.endsWith('s') || plain === 'news') return plain; // one piece of news
  const isAcronym = /^[A-Z]{2,}s$/.test(written); // UTIs, SSRIs
  return isAcronym || (plain.length > 3 && !/(?:ss|us|is)$/.test(plain)) ? plain.slice(0, -1) : plain;
}

/** `μ` (Greek) and `µ` (micro) are one letter to a reader. */
const withoutAccents = (written: string) =>
  written
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .replaceAll('μ', 'µ');
