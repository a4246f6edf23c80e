import { z } from 'zod';
import { columns, createMemory, numberPattern, readNumber, readTable } from '../../../registry/index.ts';
import { countWorth } from '../../stated/counts.ts';

/** A word, a number, a mark or a pause of a text, where quantities are read. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark' | 'pause';
  /** In lower case and without accents; as it is compared. */
  readonly text: string;
  /** Of a number, also where it is written out. */
  readonly value: number | null;
  readonly start: number;
  readonly end: number;
}

/** Words that end in a point which ends no sentence. */
const Abbreviation = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });
const abbreviations: ReadonlySet<string> = new Set(
  readTable(new URL('../data/', import.meta.url), 'abbreviations', Abbreviation).flatMap(
    ({ words }) => words,
  ),
);

/** A number with the thousands that stand behind it: `6k`; a word, also with a figure in it: `B12`; all else by itself. */
const lexeme = new RegExp(
  String.raw`(?<number>${numberPattern})(?<times>\s?[kK](?![\p{L}\d]))?|(?<word>\p{L}[\p{L}\d]*(?:['’]\p{L}+)*(?:-\d[\p{L}\d]*)*)|(?<other>[^\s])`,
  'gu',
);

/** Ends a clause wherever it stands. */
const pauses: ReadonlySet<string> = new Set([',', ';', '.', '!', '?', '\n', '–', '—', '•']);

const plain = (word: string) =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

function tokenOf(match: RegExpMatchArray): Token {
  const { 0: written, index = 0, groups = {} } = match;
  const place = { start: index, end: index + written.length };
  const { number, times, word } = groups;
  if (number !== undefined)
    return { ...place, kind: 'number', text: written, value: readNumber(number) * (times ? 1000 : 1) };
  if (word !== undefined) {
    const text = plain(word);
    return { ...place, kind: 'word', text, value: countWorth(text) };
  }
  return { ...place, kind: pauses.has(written) ? 'pause' : 'mark', text: written, value: null };
}

/** So many texts are remembered: a brief is read for each kind of its terms. */
const remembered = createMemory<readonly Token[]>(64);

/** The words, numbers, marks and pauses of a text, in order; an end of a line is a pause. */
export const tokensOf = (text: string): readonly Token[] =>
  remembered(text, () => {
    const tokens: Token[] = [];
    for (const match of text.replaceAll('\n', ';').matchAll(lexeme)) {
      const isOfWord = match[0] === '.' && abbreviations.has(tokens.at(-1)?.text ?? '');
      if (!isOfWord) tokens.push(tokenOf(match));
    }
    return tokens;
  });
