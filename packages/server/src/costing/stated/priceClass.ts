import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { hasPhrase, searchable } from '../text.ts';

/** Words that say at which end of the usual prices a product is sold. */
const PriceWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  end: z.enum(['low', 'high']),
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'priceWords', PriceWords);

/** At which end of the usual prices words place a product, and by which of them. */
export interface PriceClass {
  readonly end: 'low' | 'high';
  /** As they are written in the table: `premium`. */
  readonly word: string;
}

/** The class that the concept names, or else the description; null where they name none, or both ends. */
export const priceClassIn = (concept: string, description: string): PriceClass | null =>
  classIn(concept) ?? classIn(description);

function classIn(text: string): PriceClass | null {
  const read = searchable(text);
  const found = rows.flatMap(({ words, end }) => {
    const word = words.find((each) => hasPhrase(read, each));
    return word ? [{ end, word }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
