import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  editRefusal,
  records,
  type ClaimBasis,
  type ClaimDraft,
  type ClaimPatch,
} from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import { Conflict } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import { outdateByClaims } from '../documents/stale.service.ts';
import { latestFormula, type ReadFormula } from '../formulas/latest.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { judgeClaim, knowledgeOf, refuseUnknown, type ClaimParts, type Judged } from './check.service.ts';
import { ClaimModel, findClaims, type ClaimsPart } from './claims.model.ts';
import { judgedColumns } from './judged.ts';

/** How its rows are looked upon. */
const claimSubject: Subject<ClaimModel> = {
  kind: 'claim',
  ownerOf: (row) => row.created_by_id,
  missing: records.claim.missing,
};

/** Which claim, and who asks for it. */
export interface ClaimRef {
  id: number;
  actor: Actor;
}

/** A claim that is to be changed, as the caller has it. */
export interface ClaimChange extends ClaimRef {
  expect: ExpectVersion<ClaimModel>;
}

/** One's own claims, newest first. */
export async function listClaims(
  { db }: ClaimParts,
  { actor, limit, ...part }: Omit<ClaimsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<ClaimModel, NewestKey>> {
  const rows = await findClaims(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  return newestPage(rows, limit);
}

/** One of a person's claims. */
export async function getClaim({ db }: ClaimParts, { id, actor }: ClaimRef): Promise<ClaimModel> {
  return admit(await ClaimModel.query(db).findById(id), claimSubject, { actor, action: 'read' });
}

/** Judges the words of a claim as they stand against what its product holds now. */
export async function judgeRow(parts: ClaimParts, db: Knex, row: ClaimWords): Promise<Judged> {
  const formulaOf = await formulasOf(db, [row]);
  return judgeClaim(parts, wordsOf(row), formulaOf(row));
}

/** Reads the formulas that claims rest on, each once. */
export async function formulasOf(
  db: Knex,
  rows: readonly Pick<ClaimModel, 'product_id'>[],
): Promise<(row: Pick<ClaimModel, 'product_id'>) => ReadFormula | null> {
  const found = new Map<number | null, ReadFormula | null>();
  for (const id of new Set(rows.flatMap((row) => row.product_id ?? []))) {
    found.set(id, await latestFormula(db, id));
  }
  return ({ product_id }) => found.get(product_id) ?? null;
}

/** What is judged of a claim. */
export type ClaimWords = Pick<
  ClaimModel,
  'product_id' | 'text' | 'market' | 'channel' | 'ingredients' | 'basis'
>;

/** The words of a claim as they are judged. */
export const wordsOf = ({ text, market, channel, ingredients, basis }: ClaimWords) => ({
  text,
  market,
  channel,
  ingredients: JSON.parse(ingredients) as string[],
  basis: basis === null ? undefined : (JSON.parse(basis) as ClaimBasis),
});

/** Keeps formulas of a product from being changed beside what is derived from them, until the transaction ends. */
async function lockProduct(trx: Knex, id: number | null): Promise<ProductModel | undefined> {
  return id === null ? undefined : ProductModel.query(trx).findById(id).forUpdate();
}

/** Keeps a claim in `trx`, judged. */
export async function createClaim(
  parts: ClaimParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: ClaimDraft },
): Promise<ClaimModel> {
  const { productId = null, ingredients = [], basis = null, firstMarketedOn = null, ...words } = draft;
  const product = await lockProduct(trx, productId);
  if (productId !== null) admit(product, productSubject, { actor, action: 'update' });
  refuseUnknown(parts, { basis, ingredients });
  const at = new Date(parts.now()).toISOString();
  const row = {
    ...words,
    product_id: productId,
    ingredients: JSON.stringify(ingredients),
    basis: basis && JSON.stringify(basis),
  };
  const judged = await judgeRow(parts, trx, row);
  const made = await ClaimModel.query(trx)
    .insert({
      ...row,
      ...judgedColumns(judged, knowledgeOf(parts), at),
      created_by_id: actor.userId,
      workspace_id: product?.workspace_id ?? null,
      status: 'draft',
      approvals: '[]',
      first_marketed_on: firstMarketedOn,
      created_at: at,
      updated_at: at,
    })
    .returning('*');
  await outdateByClaims(trx, { productId, at });
  return made;
}

/** One of a person's claims as the caller has it, which nobody else writes to until the transaction ends. */
export async function lockClaim(
  trx: Knex,
  { id, actor, action, expect }: ClaimChange & { action: Action },
): Promise<ClaimModel> {
  // The product first, as changes of its formulas lock it before they mark what is derived from them.
  const found = admit(await ClaimModel.query(trx).findById(id), claimSubject, { actor, action });
  await lockProduct(trx, found.product_id);
  const row = admit(await ClaimModel.query(trx).findById(id).forUpdate(), claimSubject, { actor, action });
  expect(row);
  return row;
}

/** Changes a claim that is not approved, and judges it anew; the day of marketing may always be told. */
export async function updateClaim(
  parts: ClaimParts,
  { patch, ...change }: ClaimChange & { patch: ClaimPatch },
): Promise<ClaimModel> {
  return transact(parts.db, async (trx) => {
    const row = await lockClaim(trx, { ...change, action: 'update' });
    const { firstMarketedOn, ...words } = patch;
    const refusal = Object.keys(words).length > 0 ? editRefusal(row.status) : null;
    if (refusal !== null) throw new Conflict(refusal);
    refuseUnknown(parts, { basis: words.basis ?? null, ingredients: words.ingredients });
    const columns = columnsOf(words);
    const next = { ...columns, first_marketed_on: firstMarketedOn };
    if (!differs(row, next)) return row;
    const at = new Date(parts.now()).toISOString();
    const judged = differs(row, columns) ? await judgeRow(parts, trx, { ...row, ...columns }) : null;
    const changed = await patchRow(trx, row, {
      ...next,
      ...(judged && judgedColumns(judged, knowledgeOf(parts), at)),
      updated_at: at,
    });
    await outdateByClaims(trx, { productId: row.product_id, at });
    return changed;
  });
}

const differs = (row: ClaimModel, columns: Partial<ClaimModel>): boolean =>
  Object.entries(columns).some(
    ([name, value]) => value !== undefined && value !== row[name as keyof ClaimModel],
  );

/** The columns that were sent; those that were not are left out. */
const columnsOf = ({ ingredients, basis, ...words }: ClaimPatch) => ({
  ...words,
  ...(ingredients && { ingredients: JSON.stringify(ingredients) }),
  ...(basis !== undefined && { basis: basis && JSON.stringify(basis) }),
});

/** Deletes a claim with its approvals. */
export async function deleteClaim({ db, now }: ClaimParts, change: ClaimChange): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockClaim(trx, { ...change, action: 'delete' });
    await row.$query(trx).delete();
    await outdateByClaims(trx, { productId: row.product_id, at: new Date(now()).toISOString() });
  });
}
