import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type SupplierDraft, type SupplierPatch } from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import type { ExpectVersion } from '../../ports.ts';
import { getFile } from '../files/files.service.ts';
import { exampleSuppliers } from '../../sourcing/index.ts';
import { findSuppliers, SupplierModel, type SuppliersPart } from './suppliers.model.ts';

/** What suppliers are kept with. */
export interface SupplierParts {
  db: Knex;
  now(): number;
}

/** Which supplier, and who asks for it. */
export interface SupplierRef {
  id: number;
  actor: Actor;
}

/** A supplier that is to be changed, as the caller has it. */
export interface SupplierChange extends SupplierRef {
  expect: ExpectVersion<SupplierModel>;
}

const subject: Subject<SupplierModel> = {
  kind: 'supplier',
  ownerOf: (row) => row.owner_id,
  missing: records.supplier.missing,
};

/** One's own, newest first. */
export async function listSuppliers(
  { db }: SupplierParts,
  { actor, limit, after }: Omit<SuppliersPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<SupplierModel, NewestKey>> {
  const rows = await findSuppliers(db, { ownerId: readableOwner(actor), limit: oneMore(limit), after });
  return newestPage(rows, limit);
}

/** One of a person's suppliers. */
export async function getSupplier(db: Knex, { id, actor }: SupplierRef): Promise<SupplierModel> {
  return admit(await SupplierModel.query(db).findById(id), subject, { actor, action: 'read' });
}

/** Whose certificates are named: nobody proves anything with somebody else's file. */
async function checkFiles(
  db: Knex,
  actor: Actor,
  certifications: SupplierPatch['certifications'] = [],
): Promise<void> {
  for (const { fileId } of certifications) if (fileId) await getFile({ db }, { id: fileId, actor });
}

/** Makes a supplier in `trx`. */
export async function createSupplier(
  { now }: SupplierParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: SupplierDraft },
): Promise<SupplierModel> {
  const { name, ...content } = draft;
  await checkFiles(trx, actor, content.certifications);
  const time = new Date(now()).toISOString();
  return SupplierModel.query(trx)
    .insert({
      owner_id: actor.userId,
      name,
      content: JSON.stringify(content),
      is_example: false,
      created_at: time,
      updated_at: time,
    })
    .returning('*');
}

/** Gives somebody new the examples. */
export async function createExamples(trx: Knex, ownerId: number): Promise<void> {
  for (const { name, ...known } of exampleSuppliers) {
    const content = JSON.stringify({ ...known, contacts: [], certifications: [] });
    await SupplierModel.query(trx).insert({ owner_id: ownerId, name, content, is_example: true });
  }
}

/** Does something to a supplier that nobody else writes to meanwhile. */
async function changeSupplier<Result>(
  db: Knex,
  { id, actor, expect, action }: SupplierChange & { action: Action },
  work: (trx: Knex, row: SupplierModel) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const found = await SupplierModel.query(trx).findById(id).forUpdate();
    const row = admit(found, subject, { actor, action });
    expect(row);
    return work(trx, row);
  });
}

/** Changes any of a supplier's fields. */
export async function updateSupplier(
  { db, now }: SupplierParts,
  { patch, ...change }: SupplierChange & { patch: SupplierPatch },
): Promise<SupplierModel> {
  return changeSupplier(db, { ...change, action: 'update' }, async (trx, row) => {
    const { name, ...more } = patch;
    await checkFiles(trx, change.actor, more.certifications);
    const content = JSON.stringify({ ...JSON.parse(row.content), ...more });
    const isChanged = content !== row.content || (name !== undefined && name !== row.name);
    const updated_at = isChanged ? new Date(now()).toISOString() : undefined;
    return patchRow(trx, row, { name, content, updated_at });
  });
}

/** Deletes a supplier with its prices; requests for quotation keep its name. */
export async function deleteSupplier({ db }: SupplierParts, change: SupplierChange): Promise<void> {
  await changeSupplier(db, { ...change, action: 'delete' }, async (trx, row) => row.$query(trx).delete());
}
