import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { phraseOf, spanAt, type Phrase, type Word } from '../lexicon/words.ts';

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
  const entries = rows.map(({ words, instead }) => ({
    instead,
    phrases: words.map((each) => phraseOf(each)),
  }));
  const stands = (phrase: Phrase, words: readonly Word[]) =>
    words.some((_, from) => spanAt(words, from, phrase) !== null);
  return {
    rows,
    insteadOf: (words) =>
      entries.flatMap(({ instead, phrases }) =>
        phrases.some((phrase) => stands(phrase, words)) ? [instead] : [],
      ),
  };
}
