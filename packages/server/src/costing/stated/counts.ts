import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';
import { packNumbers } from './statedPack.ts';
import { servingNumbers } from './statedServing.ts';

/** Numbers that are written out, beyond those of packs and servings. */
const CountWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  value: columns.finite,
  ...columns.origin,
});

const numbers: ReadonlyMap<string, number> = new Map([
  ...packNumbers,
  ...servingNumbers,
  ...readTable(new URL('../data/', import.meta.url), 'countWords', CountWords).flatMap(({ words, value }) =>
    words.map((word) => [word, value] as const),
  ),
]);

/** A count, in digits or written out, as a part of a pattern; an article counts nothing. */
export const countPattern = String.raw`(\d{1,4}|${anyOf([...numbers.keys()].filter((word) => word !== 'a'))})`;

export const countOf = (written: string): number => numbers.get(written) ?? Number(written);
