import type { Knex } from 'knex';
import type { DocumentKind, SourceRef } from '../../contract/index.ts';
import { sourceKindsOf } from '../../documents/index.ts';
import { markStale } from '../provenance/provenance.model.ts';
import { movedOf } from '../provenance/provenance.service.ts';
import { claimRefs, claimsOf } from './claimRefs.ts';
import { DocumentModel } from './documents.model.ts';
import { findSpecification, specificationRef } from './specification.service.ts';

/** What has changed, and when. */
interface Change {
  productId: number;
  at: string;
}

/** Marks the documents of a product that rest on a kind of source by what that is now. */
async function outdateBy(
  trx: Knex,
  { productId, at }: Change,
  { kind, readNow }: { kind: SourceRef['kind']; readNow: () => Promise<SourceRef[]> },
): Promise<void> {
  const rows = await DocumentModel.query(trx).where('product_id', productId).whereNot('status', 'superseded');
  const resting = rows.filter((row) => sourceKindsOf(row.kind as DocumentKind).includes(kind));
  if (resting.length === 0) return;
  const now = await readNow();
  for (const row of resting) {
    await markStale(trx, 'documents', { row, moved: movedOf(row, now, [kind]), at });
  }
}

/** Marks the documents of a product that rest on its claims by what these are now, in the transaction of the change. */
export async function outdateByClaims(
  trx: Knex,
  { productId, at }: { productId: number | null; at: string },
): Promise<void> {
  if (productId === null) return;
  const readNow = async () => claimRefs(await claimsOf(trx, productId));
  await outdateBy(trx, { productId, at }, { kind: 'claim', readNow });
}

/** Marks those that rest on its ingredient specification, in the transaction that numbered it. */
export async function outdateBySpecification(trx: Knex, change: Change): Promise<void> {
  const readNow = async () => {
    const last = await findSpecification(trx, change.productId);
    return last ? [specificationRef(last)] : [];
  };
  await outdateBy(trx, change, { kind: 'specification', readNow });
}
