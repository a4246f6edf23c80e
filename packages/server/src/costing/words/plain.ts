import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { hasPhrase } from '../text.ts';

/** Words that ask for a product without flavour: a row of `data/plainWords.csv`. */
const PlainWords = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

/** Phrases in lower case. */
export const plainWords: readonly string[] = readTable(
  new URL('../data/', import.meta.url),
  'plainWords',
  PlainWords,
).flatMap(({ words }) => words);

/** Whether a searchable text asks for a powder without flavour, which has no sweetener either. */
export const isPlainIn = (text: string): boolean => plainWords.some((words) => hasPhrase(text, words));
