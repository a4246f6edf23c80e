import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { rowFinder } from './phraseIndex.ts';
import { wordsOf, type Word } from './words.ts';

/** What the list calls what people call otherwise: a row of `data/layWords.csv`. */
const LayWord = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** Words of the list's benefits. */
  listed: columns.text,
  ...columns.origin,
});

const saidIn = rowFinder(
  readTable(new URL('../data/', import.meta.url), 'layWords', LayWord).map(({ words, listed }) => ({
    words,
    listed: wordsOf(listed),
  })),
);

/** The list's words for what some words mean: of 'less tired' those of 'tiredness and fatigue'. */
export const listedWordsFor = (words: readonly Word[]): Word[] =>
  saidIn(words).flatMap(({ listed }) => listed);
