import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { wordsOf, type Word } from '../lexicon/words.ts';

const { key, list, text, origin } = columns;
const folder = new URL('../data/', import.meta.url);

/** Words that stand in claims on anything: a row of `data/listedWords.csv`. */
const ListedWord = z.strictObject({
  key,
  /** Whether they carry no meaning of a benefit at all, or one that many claims share. */
  role: z.enum(['empty', 'general']),
  words: list,
  ...origin,
});

/** What says less than a benefit of the list and nothing else: a row of `data/listedParts.csv`. */
const ListedPart = z.strictObject({ key, benefit: text, parts: list, note: z.string(), ...origin });

const rows = readTable(folder, 'listedWords', ListedWord);
const wordsAs = (role: z.infer<typeof ListedWord>['role']): string[] =>
  rows.flatMap((row) => (row.role === role ? row.words : []));

/** The letters that say what a word is of: `reduction` and `reduces` are one. */
export const root = (stem: string): string => stem.slice(0, 5);

const empty = new Set(wordsAs('empty'));
const general = new Set(wordsAs('general').map(root));

const parts = new Map(
  readTable(folder, 'listedParts', ListedPart).map(({ benefit, parts: each }) => [benefit, each]),
);

/** Whether a word stands in claims on anything. */
export const isGeneral = ({ stem }: Word): boolean => empty.has(stem) || general.has(root(stem));

/** What words are of, without those that carry no meaning of a benefit. */
export const contentOf = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap(({ stem }) => (empty.has(stem) ? [] : [root(stem)])));

/** A word of a benefit, or several of which either will do. */
export interface Either {
  words: readonly string[];
  /** Whether one of them says what the claim is on. */
  isTelling: boolean;
}

/** A benefit of the list, and what says but a part of it: 'tiredness and fatigue' is 'tiredness' too. */
export const saidOf = (benefit: string): string[] => [benefit, ...(parts.get(benefit) ?? [])];

/** The words of a benefit, each with those that the list sets beside it: `lower/reduce`. */
export const wordingOf = (benefit: string): Either[] =>
  benefit
    .split(/\s+/)
    .flatMap((word) => {
      const content = [...contentOf(wordsOf(word))];
      return content.length === 0 ? [] : word.includes('/') ? [content] : content.map((one) => [one]);
    })
    .map((words) => ({ words, isTelling: words.some((word) => !general.has(word)) }));
