import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { hasPhrase } from '../text.ts';

/** What products are called that are two formulas, one for each time of the day. */
const KitWords = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

const words = readTable(new URL('../data/', import.meta.url), 'kitWords', KitWords).flatMap(
  (row) => row.words,
);

/** What to say of a searchable title that names two products in one; nothing of others. */
export const kitNotes = (title: string): string[] =>
  words.some((phrase) => hasPhrase(title, phrase))
    ? [
        'The words ask for two formulas, each for its time of the day: the figures are of both taken as one. Make a product of each to cost it by itself.',
      ]
    : [];
