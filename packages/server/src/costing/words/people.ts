import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { hasPhrase, searchable } from '../text.ts';

/** Who a product is for, where it is not for adults in general; children are those from 4 years. */
const groups = ['infants', 'toddlers', 'children', 'pregnancy'] as const;
export type People = (typeof groups)[number];

const PeopleWords = z.strictObject({ key: z.enum(groups), words: columns.list, ...columns.origin });
const rows = readTable(new URL('../data/', import.meta.url), 'peopleWords', PeopleWords);

/** Who a text says a product is for, the most particular first. */
export function peopleIn(text: string): People[] {
  const plain = searchable(text);
  return rows.flatMap(({ key, words }) => (words.some((phrase) => hasPhrase(plain, phrase)) ? [key] : []));
}
