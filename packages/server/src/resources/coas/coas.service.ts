import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  records,
  type CoaDraft,
  type CoaPatch,
  type CoaResult,
  type SourceDifference,
} from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import {
  checkDifference,
  isCertified,
  uncertifiedRefusal,
  wholeResult,
  type StoredResult,
} from '../../documents/index.ts';
import { Invalid } from '../../errors.ts';
import type { Evidence } from '../../evidence/index.ts';
import { canonicalJson } from '../../formula/index.ts';
import type { ExpectVersion } from '../../ports.ts';
import { knownIngredients, type SpecifiedIngredient } from '../documents/limits.service.ts';
import { getFile } from '../files/files.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { getSupplier } from '../suppliers/suppliers.service.ts';
import { checkedResults, sentOf } from './checked.service.ts';
import { CoaModel, findCoas, markOutdated, type CoasPart } from './coas.model.ts';

/** What certificates are kept with. */
export interface CoaParts {
  db: Knex;
  evidence: Evidence;
  now(): number;
}

/** Which certificate, and who asks for it. */
export interface CoaRef {
  id: number;
  actor: Actor;
}

/** A certificate that is to be changed, as the caller has it. */
export interface CoaChange extends CoaRef {
  expect: ExpectVersion<CoaModel>;
}

const subject: Subject<CoaModel> = {
  kind: 'coa',
  ownerOf: (row) => row.created_by_id,
  missing: records.coa.missing,
};

/** One's own, newest first. */
export async function listCoas(
  { db }: CoaParts,
  { actor, limit, ...part }: Omit<CoasPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<CoaModel, NewestKey>> {
  const rows = await findCoas(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  return newestPage(rows, limit);
}

/** One of a person's certificates. */
export async function getCoa(db: Knex, { id, actor }: CoaRef): Promise<CoaModel> {
  return admit(await CoaModel.query(db).findById(id), subject, { actor, action: 'read' });
}

/** Whose product, supplier and file are named: nobody proves anything with somebody else's. */
async function checkNamed(
  trx: Knex,
  actor: Actor,
  { productId, supplierId, fileId }: CoaPatch,
): Promise<void> {
  if (productId) {
    admit(await ProductModel.query(trx).findById(productId), productSubject, { actor, action: 'read' });
  }
  if (supplierId) await getSupplier(trx, { id: supplierId, actor });
  if (fileId) await getFile({ db: trx }, { id: fileId, actor });
}

/** A certificate is of something that is known: a typing error would be held against no specification for good. */
async function refuseUnknown(
  { evidence }: CoaParts,
  trx: Knex,
  { productId, ingredientKey }: SpecifiedIngredient,
): Promise<void> {
  if (isCertified(ingredientKey, await knownIngredients(trx, productId, { evidence }))) return;
  throw new Invalid('The certificate is of an ingredient that is not known. Nothing was stored.', [
    { path: 'ingredientKey', message: uncertifiedRefusal },
  ]);
}

/** Keeps a certificate in `trx`, checked. */
export async function createCoa(
  parts: CoaParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: CoaDraft },
): Promise<CoaModel> {
  await checkNamed(trx, actor, draft);
  await refuseUnknown(parts, trx, draft);
  const at = new Date(parts.now()).toISOString();
  return CoaModel.query(trx)
    .insert({
      created_by_id: actor.userId,
      product_id: draft.productId,
      supplier_id: draft.supplierId,
      file_id: draft.fileId,
      ingredient_key: draft.ingredientKey,
      lot: draft.lot,
      made_on: draft.madeOn,
      expires_on: draft.expiresOn,
      results: await checkedResults(parts, trx, draft),
      created_at: at,
      updated_at: at,
    })
    .returning('*');
}

/** One of a person's certificates as the caller has it, which nobody else writes to until the transaction ends. */
async function lockCoa(
  trx: Knex,
  { id, actor, action, expect }: CoaChange & { action: Action },
): Promise<CoaModel> {
  const row = admit(await CoaModel.query(trx).findById(id).forUpdate(), subject, { actor, action });
  expect(row);
  return row;
}

/**
 * Changes any of a certificate's fields. Other results, or of something else, are checked anew; the rest of a change
 * leaves the verdicts as they are: a corrected lot takes over no specification.
 */
export async function updateCoa(
  parts: CoaParts,
  { patch, ...change }: CoaChange & { patch: CoaPatch },
): Promise<CoaModel> {
  return transact(parts.db, async (trx) => {
    const row = await lockCoa(trx, { ...change, action: 'update' });
    await checkNamed(trx, change.actor, patch);
    const { ingredientKey = row.ingredient_key, productId = row.product_id } = patch;
    if (ingredientKey !== row.ingredient_key) await refuseUnknown(parts, trx, { productId, ingredientKey });
    refuseDisorder({ ...row, ...sentColumns(patch) });
    const before = sentOf(storedOf(row));
    const results = patch.results ?? before;
    const isAsChecked =
      productId === row.product_id &&
      ingredientKey === row.ingredient_key &&
      canonicalJson(results) === canonicalJson(before);
    const checked = isAsChecked
      ? null
      : {
          results: await checkedResults(parts, trx, { productId, ingredientKey, results }),
          stale_since: null,
        };
    return keep(parts, trx, { row, columns: { ...sentColumns(patch), ...checked } });
  });
}

const storedOf = ({ results }: CoaModel) => JSON.parse(results) as StoredResult[];

type Columns = Partial<Omit<CoaModel, 'id' | 'version'>>;

/** The columns of what was sent of a change, without its results. */
function sentColumns(patch: CoaPatch): Columns {
  const columns = {
    product_id: patch.productId,
    supplier_id: patch.supplierId,
    file_id: patch.fileId,
    ingredient_key: patch.ingredientKey,
    lot: patch.lot,
    made_on: patch.madeOn,
    expires_on: patch.expiresOn,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function refuseDisorder({ made_on, expires_on }: Pick<CoaModel, 'made_on' | 'expires_on'>): void {
  if (!made_on || !expires_on || expires_on >= made_on) return;
  const message = 'Enter a day that is not before the day of manufacture';
  throw new Invalid('The certificate ends before it begins.', [{ path: 'expiresOn', message }]);
}

/** A row with what is other; the same stays the version that it is. */
async function keep(
  parts: CoaParts,
  trx: Knex,
  { row, columns }: { row: CoaModel; columns: Columns },
): Promise<CoaModel> {
  const isSame = Object.entries(columns).every(([name, value]) => value === row[name as keyof CoaModel]);
  return isSame ? row : patchRow(trx, row, { ...columns, updated_at: new Date(parts.now()).toISOString() });
}

/** What a check answers. */
export interface CheckedCoa {
  row: CoaModel;
  difference: SourceDifference | null;
}

/**
 * What a certificate's results come to by the specification as it is now. Where that is otherwise nothing is done but
 * told, unless it is to be taken over.
 */
export async function checkCoa(
  parts: CoaParts,
  { trx, take = false, ...change }: CoaChange & { trx: Knex; take?: boolean | undefined },
): Promise<CheckedCoa> {
  const row = await lockCoa(trx, { ...change, action: 'update' });
  const of = { productId: row.product_id, ingredientKey: row.ingredient_key };
  const stored = storedOf(row);
  const results = await checkedResults(parts, trx, { ...of, results: sentOf(stored) });
  const after = JSON.parse(results) as CoaResult[];
  const difference = checkDifference(row.ingredient_key, stored.map(wholeResult), after);
  if (difference && !take) return { row, difference };
  if (difference)
    return { row: await keep(parts, trx, { row, columns: { results, stale_since: null } }), difference };
  if (row.stale_since !== null) await markOutdated(trx, row.id, null);
  return { row: Object.assign(row, { stale_since: null }), difference };
}

/** Deletes a certificate; its file stays. */
export async function deleteCoa({ db }: CoaParts, change: CoaChange): Promise<void> {
  await transact(db, async (trx) => {
    await (await lockCoa(trx, { ...change, action: 'delete' })).$query(trx).delete();
  });
}
