import type { Knex } from 'knex';
import type { DocumentKind } from '../../contract/index.ts';
import { sourceKindsOf } from '../../documents/index.ts';
import { markStale } from '../provenance/provenance.model.ts';
import { movedOf } from '../provenance/provenance.service.ts';
import { claimRefs, claimsOf } from './claimRefs.ts';
import { DocumentModel } from './documents.model.ts';

/** Marks the documents of a product that rest on its claims by what these are now, in the transaction of the change. */
export async function outdateByClaims(
  trx: Knex,
  { productId, at }: { productId: number | null; at: string },
): Promise<void> {
  if (productId === null) return;
  const rows = await DocumentModel.query(trx).where('product_id', productId).whereNot('status', 'superseded');
  const resting = rows.filter(({ kind }) => sourceKindsOf(kind as DocumentKind).includes('claim'));
  if (resting.length === 0) return;
  const now = claimRefs(await claimsOf(trx, productId));
  for (const row of resting) {
    await markStale(trx, 'documents', { row, moved: movedOf(row, now, ['claim']), at });
  }
}
