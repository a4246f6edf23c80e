import { escaped } from '../../text/pattern.ts';
/** What a column of a certificate can hold. */
export type CoaField = 'test' | 'method' | 'result' | 'unit' | 'limit';

/** What the head of a certificate says beside its table. */
export type CoaHeadField = 'lot' | 'madeOn' | 'expiresOn' | 'ingredient' | 'supplier';

/** What a result or a limit says that is no figure. */
export type StatementMeaning =
  'absent' | 'notDetected' | 'present' | 'positive' | 'complies' | 'fails' | 'notTested' | 'tooMany';

/** What stands after a result: below which amount nothing is found, or how it came about. */
export type TailMeaning = 'detectionLimit' | 'note';

/** What the words before or after the figure of a limit mean. */
export type LimitMeaning = 'atMost' | 'below' | 'atLeast' | 'above' | 'range';

/** Words of one meaning in one language. */
export interface WordRow<Meaning extends string> {
  means: Meaning;
  words: readonly string[];
}

/** A test by the names that certificates give it. */
export interface NamedTest {
  key: string;
  name: string;
  words: readonly string[];
}

/** Words in which certificates and specifications are written: rows of `data`, handed in. */
export interface CoaWords {
  headings: readonly { field: CoaField | CoaHeadField; language: string; words: readonly string[] }[];
  /**
   * `figure`: what a statement says of a count; '' for none. Plates are counted to 250 colonies (FDA BAM, chapter 3): too
   * many to count is more, before any dilution.
   */
  results: readonly (WordRow<StatementMeaning> & { figure: string })[];
  tails: readonly WordRow<TailMeaning>[];
  limits: readonly WordRow<LimitMeaning>[];
  units: readonly { unit: string; words: readonly string[] }[];
  tests: readonly NamedTest[];
}

/** In lower case, without accents, spaces as one. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Letters and digits alone: `Lot-No.:` is `lot no`. */
export const bare = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Any of some words as the source of a pattern, the longest first. */
export const anyOf = (words: Iterable<string>): string =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
