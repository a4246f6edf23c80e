import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';
import type { ProvenanceColumns } from '../provenance/provenance.model.ts';

/** A claim that is kept, with what was found in it when it was judged last. */
export class ClaimModel extends VersionedModel implements ProvenanceColumns {
  static override tableName = 'claims';

  declare id: number;
  declare created_by_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare product_id: number | null;
  declare text: string;
  declare market: 'US' | 'EU' | 'UK';
  declare channel: 'label' | 'web' | 'ad';
  /** JSON text: keys of the base. */
  declare ingredients: string;
  /** JSON text, or null. */
  declare basis: string | null;
  declare status: 'draft' | 'submitted' | 'approved' | 'rejected' | 'reopened' | 'withdrawn';
  declare class: string;
  declare verdict: 'blocked' | 'review' | 'evidence' | 'conditions' | 'allowed';
  /** JSON text: its sentences as the contract words them. */
  declare sentences: string;
  declare formula_version: number | null;
  declare rules_version: string;
  /** Of the rules and the whole base it was judged with, or compared with since. */
  declare base_version: string;
  declare checked_at: string;
  /** An ISO date. */
  declare first_marketed_on: string | null;
  /** JSON text: every approval and rejection, the oldest first. */
  declare approvals: string;
  declare refs: string;
  declare stale_since: string | null;
  declare stale_because: string;
  declare created_at: string;
  declare updated_at: string;
}

/** Which of a person's claims. */
export interface ClaimsPart extends NewestPart {
  ownerId: number;
  productId?: number;
  status?: ClaimModel['status'];
  market?: ClaimModel['market'];
}

/** One page of a person's claims, newest first. */
export async function findClaims(
  db: Knex,
  { ownerId, productId, status, market, ...part }: ClaimsPart,
): Promise<ClaimModel[]> {
  return newestFirst(ClaimModel.query(db), {
    ...part,
    wanted: { created_by_id: ownerId, product_id: productId, status, market },
  });
}

/** Claims that were judged with another base and not compared with this one since; some of them. */
export async function findOfOtherBase(db: Knex, baseVersion: string, limit: number): Promise<ClaimModel[]> {
  return ClaimModel.query(db)
    .select('id', 'refs', 'stale_since', 'stale_because')
    .whereNot('base_version', baseVersion)
    .orderBy('id')
    .limit(limit);
}

/** Notes that claims were compared with a base; their versions stay. */
export async function keepBase(db: Knex, ids: readonly number[], baseVersion: string): Promise<void> {
  await db(ClaimModel.tableName)
    .whereIn('id', [...ids])
    .update({ base_version: baseVersion });
}
