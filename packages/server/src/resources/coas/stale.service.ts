import type { Knex } from 'knex';
import { finishedProduct, type DocumentKind } from '../../contract/index.ts';
import type { StoredResult } from '../../documents/index.ts';
import { checkedResults, sentOf, type CheckParts } from './checked.service.ts';
import { CoaModel, markOutdated } from './coas.model.ts';

/** The specifications that certificates are checked against. */
const specifications: ReadonlySet<DocumentKind> = new Set(['ingredientSpec', 'productSpec']);

/**
 * Marks the certificates of a product whose results would be judged otherwise by its newest specification, in the
 * transaction that numbered it. Nothing is judged anew by itself.
 */
export async function outdateCoas(
  parts: CheckParts,
  trx: Knex,
  { productId, kind, at }: { productId: number; kind: DocumentKind; at: string },
): Promise<void> {
  if (!specifications.has(kind)) return;
  const rows = await CoaModel.query(trx).where('product_id', productId).orderBy('id');
  for (const row of rows) {
    if ((row.ingredient_key === finishedProduct) !== (kind === 'productSpec')) continue;
    const results = sentOf(JSON.parse(row.results) as StoredResult[]);
    const now = await checkedResults(parts, trx, { productId, ingredientKey: row.ingredient_key, results });
    const stale_since = now === row.results ? null : (row.stale_since ?? at);
    if (stale_since !== row.stale_since) await markOutdated(trx, row.id, stale_since);
  }
}
