import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type SupplierPriceDraft, type SupplierPricePatch } from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import { Invalid } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import { registry } from '../../registry/index.ts';
import { markOutdated, ProductModel } from '../products/products.model.ts';
import { getSupplier } from '../suppliers/suppliers.service.ts';
import { findPrices, PriceModel, type PricesPart } from './prices.model.ts';

/** What prices are kept with. */
export interface PriceParts {
  db: Knex;
  now(): number;
}

/** Which price, and who asks for it. */
export interface PriceRef {
  id: number;
  actor: Actor;
}

/** A price that is to be changed, as the caller has it. */
export interface PriceChange extends PriceRef {
  expect: ExpectVersion<PriceModel>;
}

const subject: Subject<PriceModel> = {
  kind: 'price',
  ownerOf: (row) => row.owner_id,
  missing: records.price.missing,
};

/** One's own, newest first. */
export async function listPrices(
  { db }: PriceParts,
  { actor, limit, ...part }: Omit<PricesPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<PriceModel, NewestKey>> {
  const rows = await findPrices(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  return newestPage(rows, limit);
}

/** One of a person's prices. */
export async function getPrice({ db }: PriceParts, { id, actor }: PriceRef): Promise<PriceModel> {
  return admit(await PriceModel.query(db).findById(id), subject, { actor, action: 'read' });
}

/** Refuses a day that has not come, an ingredient that nobody knows, and somebody else's supplier. */
async function check(trx: Knex, actor: Actor, sent: SupplierPricePatch & { now: number }): Promise<void> {
  const today = new Date(sent.now).toISOString().slice(0, 10);
  if (sent.asOf !== undefined && sent.asOf > today) {
    throw new Invalid('The day of the price has not come yet.', [
      { path: 'asOf', message: 'Enter a day that has come' },
    ]);
  }
  if (sent.ingredientKey !== undefined && !registry.ingredients.has(sent.ingredientKey)) {
    throw new Invalid('The price is of no known ingredient.', [
      { path: 'ingredientKey', message: 'Choose an ingredient that is known' },
    ]);
  }
  if (sent.supplierId) await getSupplier(trx, { id: sent.supplierId, actor });
}

/** Marks the figures of a person's products as outdated: any of their formulas may be costed with the price. */
async function outdate(trx: Knex, ownerId: number): Promise<void> {
  const rows = await ProductModel.query(trx).select('id').where('created_by_id', ownerId).orderBy('id');
  await markOutdated(
    trx,
    rows.map(({ id }) => id),
  );
}

/** Keeps a price in `trx`. */
export async function createPrice(
  { now }: PriceParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: SupplierPriceDraft },
): Promise<PriceModel> {
  await check(trx, actor, { ...draft, now: now() });
  const { supplierId, ingredientKey, asOf, ...content } = draft;
  const time = new Date(now()).toISOString();
  await outdate(trx, actor.userId);
  return PriceModel.query(trx)
    .insert({
      owner_id: actor.userId,
      supplier_id: supplierId,
      ingredient_key: ingredientKey,
      as_of: asOf,
      content: JSON.stringify(content),
      created_at: time,
      updated_at: time,
    })
    .returning('*');
}

/** Does something to a price that nobody else writes to meanwhile. */
async function changePrice<Result>(
  db: Knex,
  { id, actor, expect, action }: PriceChange & { action: Action },
  work: (trx: Knex, row: PriceModel) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const found = await PriceModel.query(trx).findById(id).forUpdate();
    const row = admit(found, subject, { actor, action });
    expect(row);
    await outdate(trx, row.owner_id);
    return work(trx, row);
  });
}

/** Changes any of a price's fields. */
export async function updatePrice(
  { db, now }: PriceParts,
  { patch, ...change }: PriceChange & { patch: SupplierPricePatch },
): Promise<PriceModel> {
  return changePrice(db, { ...change, action: 'update' }, async (trx, row) => {
    await check(trx, change.actor, { ...patch, now: now() });
    const { supplierId: supplier_id, ingredientKey: ingredient_key, asOf: as_of, ...more } = patch;
    const content = JSON.stringify({ ...JSON.parse(row.content), ...more });
    return patchRow(trx, row, {
      supplier_id,
      ingredient_key,
      as_of,
      content,
      updated_at: new Date(now()).toISOString(),
    });
  });
}

/** Deletes a price. */
export async function deletePrice({ db }: PriceParts, change: PriceChange): Promise<void> {
  await changePrice(db, { ...change, action: 'delete' }, async (trx, row) => row.$query(trx).delete());
}
