import type { Knex } from 'knex';
import { isWorseVerdict } from '../../claims/index.ts';
import {
  actionRefusal,
  blockedRefusal,
  type Claim,
  type ClaimAction,
  type ClaimStatus,
} from '../../contract/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { Conflict } from '../../errors.ts';
import { checksumOf } from '../../provenance/index.ts';
import { outdateByClaims } from '../documents/stale.service.ts';
import { getApprover } from '../users/users.service.ts';
import { knowledgeOf, type ClaimParts } from './check.service.ts';
import type { ClaimModel } from './claims.model.ts';
import type { Acted } from './claims.present.ts';
import { judgeRow, lockClaim, type ClaimChange } from './claims.service.ts';
import { differenceFrom, judgedColumns } from './judged.ts';

/** An action on a claim, within a transaction. */
export interface ClaimActing extends ClaimChange {
  trx: Knex;
  action: ClaimAction;
  /** Whether what follows from sources that moved is taken over first. */
  take?: boolean;
  note?: string;
}

const nextStatus: Record<Exclude<ClaimAction, 'recheck'>, ClaimStatus> = {
  submit: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
};

/**
 * Does something to a claim. Where one of its sources has moved, nothing is done but told what would follow, unless it
 * is to be taken over; giving a claim up asks for none of that.
 * @throws Forbidden when it is for the role legal; Conflict when the claim's status does not allow it
 */
export async function actOnClaim(parts: ClaimParts, acting: ClaimActing): Promise<Acted> {
  const acted = await done(parts, acting);
  const at = new Date(parts.now()).toISOString();
  await outdateByClaims(acting.trx, { productId: acted.row.product_id, at });
  return acted;
}

async function done(parts: ClaimParts, acting: ClaimActing): Promise<Acted> {
  const { trx, action, actor } = acting;
  const row = await lockClaim(trx, { ...acting, action: 'update' });
  const decider = isDecision(action)
    ? await getApprover(trx, actor, { kind: 'claim', ownerId: row.created_by_id })
    : null;
  const refusal = actionRefusal(row.status, action);
  if (refusal !== null) throw new Conflict(refusal);
  const { row: present, difference } =
    action === 'withdraw' ? { row, difference: null } : await brought(parts, acting, row);
  if (difference && !acting.take) return { row, difference };
  if (action === 'recheck') return { row: present, difference };
  if (action === 'approve' && present.verdict === 'blocked') throw new Conflict(blockedRefusal);
  const at = new Date(parts.now()).toISOString();
  const approvals: Claim['approvals'] = JSON.parse(present.approvals);
  if (decider && isDecision(action)) {
    approvals.push({
      action,
      byId: decider.id,
      name: decider.full_name,
      role: decider.role,
      at,
      note: acting.note ?? '',
      verdict: present.verdict,
      checksum: decidedUpon(present),
      isSelfApproved: decider.id === present.created_by_id,
    });
  }
  const status = nextStatus[action];
  const acted = await patchRow(trx, present, {
    status,
    approvals: JSON.stringify(approvals),
    updated_at: status === present.status ? undefined : at,
  });
  return { row: acted, difference };
}

const isDecision = (action: ClaimAction) => action === 'approve' || action === 'reject';

const decidedUpon = ({ text, market, channel, verdict, refs }: ClaimModel): string =>
  checksumOf({ text, market, channel, verdict, refs: JSON.parse(refs) as unknown });

/** The claim by what its sources are now, when that is taken; an approved one that got worse is reopened. */
async function brought(parts: ClaimParts, { trx, take }: ClaimActing, row: ClaimModel): Promise<Acted> {
  const judged = await judgeRow(parts, trx, row);
  const at = new Date(parts.now()).toISOString();
  const columns = judgedColumns(judged, knowledgeOf(parts), at);
  const difference = differenceFrom(row, columns, judged);
  if (!difference || !take) return { row, difference };
  const isReopened = row.status === 'approved' && isWorseVerdict(columns.verdict, row.verdict);
  const status = isReopened ? 'reopened' : row.status;
  return { row: await patchRow(trx, row, { ...columns, status, updated_at: at }), difference };
}
