import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { createPhrases, type Phrases } from './phrases.ts';

/** Words around an amount of a content. */
const PerWords = z.strictObject({
  key: columns.key,
  /**
   * What an amount is per: the pack, a serving, a piece, each of several; what stands before these; what of that may head
   * the amounts behind it; what joins amounts that
   * are of one thing; between an amount and its content; between a content and its limit; what makes a content another
   * thing; what ends that which an amount may be of.
   */
  says: z.enum([
    'per',
    'head',
    'pack',
    'serving',
    'piece',
    'each',
    'join',
    'between',
    'behind',
    'other',
    'stop',
  ]),
  words: columns.list,
  ...columns.origin,
});
type PerWords = z.infer<typeof PerWords>;

const rows = readTable(new URL('../data/', import.meta.url), 'perWords', PerWords);

/** The words around amounts that say one of these. */
export const perWords = (...says: PerWords['says'][]): Phrases<PerWords> =>
  createPhrases(rows.filter((row) => says.includes(row.says)));
