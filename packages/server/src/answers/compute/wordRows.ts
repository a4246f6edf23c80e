import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

const WordRow = z.strictObject({ key: columns.key, word: columns.text });

/** The words of a table of one column, as alternatives of a pattern: `capsule|tablet`. */
export const alternativesOf = (folder: URL, table: string): string =>
  readTable(folder, table, WordRow)
    .map(({ word }) => word)
    .join('|');

/** The words of a table of one column. */
export const wordsOfRows = (folder: URL, table: string): ReadonlySet<string> =>
  new Set(readTable(folder, table, WordRow).map(({ word }) => word));
