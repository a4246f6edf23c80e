import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

/** Numbers that are written out. */
const CountWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  value: columns.finite,
  ...columns.origin,
});

const numbers: ReadonlyMap<string, number> = new Map(
  readTable(new URL('../data/', import.meta.url), 'countWords', CountWords).flatMap(({ words, value }) =>
    words.map((word) => [word, value] as const),
  ),
);

const articles: ReadonlySet<string> = new Set(['a', 'an']);

/** A count, in digits or written out, as a part of a pattern; an article counts nothing. */
export const countPattern = String.raw`(\d{1,4}|${anyOf([...numbers.keys()].filter((word) => !articles.has(word)))})`;

export const countOf = (written: string): number => numbers.get(written) ?? Number(written);

/** What a number that is written out is worth; null of other words, and of an article. */
export const countWorth = (word: string): number | null =>
  articles.has(word) ? null : (numbers.get(word) ?? null);

/** No container on the shelf holds more pieces: 1,000 tablets of vitamin C are tablets of 1,000 mg. Our assumption. */
export const mostPieces = 500;
