import type { Knex } from 'knex';
import type { Claim, SourceRef } from '../../contract/index.ts';
import { checksumOf } from '../../provenance/index.ts';
import { ClaimModel } from '../claims/claims.model.ts';
import { presentClaim } from '../claims/claims.present.ts';

/** The claims of a product that documents speak of, the oldest first. */
export async function claimsOf(db: Knex, productId: number): Promise<Claim[]> {
  const rows = await ClaimModel.query(db)
    .where('product_id', productId)
    .whereNot('status', 'withdrawn')
    .orderBy('id');
  return rows.map(presentClaim);
}

/** Claims as sources: what they say, what was found in them and decided upon. */
export const claimRefs = (claims: readonly Claim[]): SourceRef[] =>
  claims.map(({ id, version, updatedAt: _at, checkedAt: _checked, version: _version, ...claim }) => ({
    kind: 'claim',
    id,
    version,
    checksum: checksumOf(claim),
  }));
