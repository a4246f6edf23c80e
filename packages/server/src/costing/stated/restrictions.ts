import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf, searchable } from '../text.ts';
import { isPlainIn } from '../words/plain.ts';
import { countOf, countPattern } from './counts.ts';

const RestrictWords = z.strictObject({
  key: columns.key,
  /** A recipe without sweetener, or of nothing but what is named; what ingredients are called, and what stands before their number. */
  says: z.enum(['unsweetened', 'alone', 'ingredients', 'only']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'restrictWords', RestrictWords);
const oneOf = (says: z.infer<typeof RestrictWords>['says']) =>
  anyOf(rows.flatMap((row) => (row.says === says ? row.words : [])));

const unsweetened = new RegExp(` (?:${oneOf('unsweetened')})(?= )`);
const alone = new RegExp(` (?:${oneOf('alone')})(?= )`);
const counted = new RegExp(` (?:${oneOf('only')}) ${countPattern} (?:${oneOf('ingredients')})(?= )`);

/** How words keep a recipe short. */
export interface Restrictions {
  readonly isUnsweetened: boolean;
  readonly isUnflavoured: boolean;
  /** As the words ask for nothing else: `nothing added`; null where they do not. */
  readonly alone: string | null;
  /** How many ingredients it may have, and as it is written; null where the words do not count them. */
  readonly most: { readonly count: number; readonly written: string } | null;
}

/** What a text lets a recipe be made of beside what it names. */
export function restrictionsIn(text: string): Restrictions {
  const read = searchable(text);
  const [whole, digits] = counted.exec(read) ?? [];
  return {
    isUnsweetened: unsweetened.test(read),
    isUnflavoured: isPlainIn(read),
    alone: alone.exec(read)?.[0].trim() ?? null,
    most: whole && digits ? { count: countOf(digits), written: whole.trim() } : null,
  };
}
