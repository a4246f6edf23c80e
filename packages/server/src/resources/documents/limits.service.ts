import type { Knex } from 'knex';
import type { DocumentContent } from '../../contract/index.ts';
import { limitsIn } from '../../documents/index.ts';
import { findLastNumber } from './documents.model.ts';

/** The limits that a product's newest ingredient specification has for an ingredient, by test in lower case. */
export async function specifiedLimits(
  db: Knex,
  { productId, ingredientKey }: { productId: number | null; ingredientKey: string },
): Promise<ReadonlyMap<string, string>> {
  const last = productId ? await findLastNumber(db, { productId, kind: 'ingredientSpec' }) : undefined;
  return limitsIn(last ? (JSON.parse(last.content) as DocumentContent) : null, ingredientKey);
}
