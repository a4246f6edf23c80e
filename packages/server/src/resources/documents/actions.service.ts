import type { Knex } from 'knex';
import {
  documentRefusal,
  laterRefusal,
  openRefusal,
  type DocumentAction,
  type DocumentKind,
  type DocumentStatus,
  type StoredDocument,
} from '../../contract/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { openOf, type Item, type Values } from '../../documents/index.ts';
import { Conflict } from '../../errors.ts';
import { differenceOf, movedSources } from '../../provenance/index.ts';
import { provenanceOf } from '../provenance/columns.ts';
import { getApprover } from '../users/users.service.ts';
import type { UserModel } from '../users/users.model.ts';
import { findApproved, type DocumentModel } from './documents.model.ts';
import { presentDocument, type Acted } from './documents.present.ts';
import { deriveNow, lockDocument, writtenColumns, type DocumentChange } from './documents.service.ts';
import type { DocumentParts } from './sources.service.ts';

/** An action on a document, within a transaction. */
export interface DocumentActing extends DocumentChange {
  trx: Knex;
  action: DocumentAction;
  /** Whether what follows from sources that moved is taken over first. */
  take?: boolean;
  note?: string;
}

const nextStatus: Record<Exclude<DocumentAction, 'recheck'>, DocumentStatus> = {
  submit: 'inReview',
  approve: 'approved',
  reject: 'draft',
};

const isDecision = (action: DocumentAction) => action === 'approve' || action === 'reject';

/**
 * Does something to a document. Where one of its sources has moved, nothing is done but told what would follow, unless
 * it is to be taken over.
 * @throws Forbidden when it is for the role legal; Conflict when its status or open items do not allow it
 */
export async function actOnDocument(parts: DocumentParts, acting: DocumentActing): Promise<Acted> {
  const { trx, action, actor } = acting;
  const row = await lockDocument(trx, { ...acting, action: 'update' });
  const decider = isDecision(action)
    ? await getApprover(trx, actor, { kind: 'document', ownerId: row.created_by_id })
    : null;
  const refusal = documentRefusal(row.status, action);
  if (refusal !== null) throw new Conflict(refusal);
  const { row: present, difference } = await brought(parts, acting, row);
  if (difference && !acting.take) return { row, difference };
  if (action === 'recheck') return { row: present, difference };
  if (action === 'approve') await supersedeOthers(trx, present);
  const at = new Date(parts.now()).toISOString();
  const acted = await patchRow(trx, present, {
    status: nextStatus[action],
    ...(decider && { approvals: decided(present, acting, { decider, at }) }),
    updated_at: at,
  });
  return { row: acted, difference };
}

/** The decisions on a document with the one that is made now, bound to what it says. */
function decided(
  row: DocumentModel,
  { action, note = '' }: DocumentActing,
  { decider, at }: { decider: UserModel; at: string },
): string {
  const approvals = JSON.parse(row.approvals) as StoredDocument['approvals'];
  approvals.push({
    action: action === 'approve' ? 'approve' : 'reject',
    byId: decider.id,
    name: decider.full_name,
    role: decider.role,
    at,
    note,
    number: row.number,
    checksum: row.checksum,
    isSelfApproved: decider.id === row.created_by_id,
  });
  return JSON.stringify(approvals);
}

/** Makes room for an approval: open items and a later number block it, earlier ones are superseded. */
async function supersedeOthers(trx: Knex, row: DocumentModel): Promise<void> {
  const { openItems } = presentDocument(row);
  if (openItems.length > 0) throw new Conflict(openRefusal(openItems.length));
  const others = await findApproved(trx, row);
  const later = others.find(({ number }) => number > row.number);
  if (later) throw new Conflict(laterRefusal(later.number));
  for (const other of others) {
    if (other.number < row.number) await patchRow(trx, other, { status: 'superseded' });
  }
}

const shownOf = (row: Pick<DocumentModel, 'checksum' | 'asked' | 'filled'>) => ({
  checksum: row.checksum,
  openItems: openOf(JSON.parse(row.asked) as Item[], JSON.parse(row.filled) as Values).map(
    ({ path }) => path,
  ),
});

/** The document by what its sources are now, when that is taken. */
async function brought(
  parts: DocumentParts,
  { trx, take }: DocumentActing,
  row: DocumentModel,
): Promise<Acted> {
  const of = { productId: row.product_id, kind: row.kind as DocumentKind };
  const values = JSON.parse(row.filled) as Values;
  const derived = await deriveNow(parts, trx, { ...of, values });
  const because = movedSources(provenanceOf(row).refs, derived.refs);
  if (because.length === 0) return { row, difference: null };
  const after = {
    checksum: derived.checksum,
    asked: JSON.stringify(derived.asked),
    filled: row.filled,
  };
  const difference = differenceOf(because, shownOf(row), shownOf(after));
  if (!take) return { row, difference };
  const columns = await writtenColumns(parts, trx, { of, derived });
  const updated_at = new Date(parts.now()).toISOString();
  return { row: await patchRow(trx, row, { ...columns, updated_at }), difference };
}
