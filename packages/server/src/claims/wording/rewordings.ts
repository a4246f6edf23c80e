import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { rowFinder } from '../lexicon/phraseIndex.ts';
import type { Word } from '../lexicon/words.ts';

const { key, list, origin, text } = columns;

/** What a US supplement may say instead of naming a disease: a row of `data/rewordings.csv`. */
const RewordingRow = z.strictObject({ key, words: list, instead: text, ...origin });
type RewordingRow = Readonly<z.infer<typeof RewordingRow>>;

/** Other words for a sentence by the disease that it names. */
export interface Rewordings {
  rows: readonly RewordingRow[];
  insteadOf: (words: readonly Word[]) => string[];
}

/** Reads the table. @throws with line and reason at a row that is broken */
export function readRewordings(): Rewordings {
  const rows = readTable(new URL('../data/', import.meta.url), 'rewordings', RewordingRow);
  const saidIn = rowFinder(rows);
  return { rows, insteadOf: (words) => saidIn(words).map(({ instead }) => instead) };
}
