import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type RfqDraft, type RfqPatch } from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { transact } from '../../db/transact.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import {
  allowedOfRfq,
  emptyRfq,
  nothingAsked,
  rfqEvents,
  standingAt,
  type Asked,
  type RfqRecord,
} from '../../sourcing/index.ts';
import { FormulaModel } from '../formulas/formulas.model.ts';
import { findVersion } from '../formulas/versions/versions.model.ts';
import type { FigureParts } from '../products/figures.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { filledFor } from './estimateOfRfq.service.ts';
import { columnsOf, saveRfq, wholeOf, wholesOf, type WholeRfq } from './rfqRows.service.ts';
import { findRfqs, RfqModel, type RfqsPart } from './rfqs.model.ts';
import { refusing, tell, tellAll, type ToldRfq } from './told.service.ts';

/** What requests are kept with. */
export interface RfqParts extends FigureParts {
  /** What secrets of e-mailed links are derived from; none: this server sends no e-mail. */
  linkKey?: string | undefined;
}

/** Which request, and who asks for it. */
export interface RfqRef {
  id: number;
  actor: Actor;
}

/** A request that is to be changed, as the caller has it. */
export interface RfqChange extends RfqRef {
  expect: ExpectVersion<ToldRfq>;
}

/** A change within a transaction. */
export type RfqChangeIn = RfqChange & { trx: Knex };

const subject: Subject<RfqModel> = {
  kind: 'rfq',
  ownerOf: (row) => row.owner_id,
  missing: records.rfq.missing,
};

/** One of a person's requests with its makers and quotes. */
export async function findRfq(db: Knex, { id, actor }: RfqRef): Promise<WholeRfq> {
  return wholeOf(db, admit(await RfqModel.query(db).findById(id), subject, { actor, action: 'read' }));
}

/** One of a person's requests, which nobody else writes to until the transaction ends. */
export async function lockRfq(
  trx: Knex,
  { id, actor, action }: RfqRef & { action: Action },
): Promise<WholeRfq> {
  const row = await RfqModel.query(trx).findById(id).forUpdate();
  return wholeOf(trx, admit(row, subject, { actor, action }));
}

/** One's own, newest first. */
export async function listRfqs(
  { db, now }: RfqParts,
  { actor, limit, ...part }: Omit<RfqsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<ToldRfq, NewestKey>> {
  const rows = await findRfqs(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  const page = newestPage(rows, limit);
  const wholes = await wholesOf(db, page.rows);
  return { ...page, rows: await tellAll(db, wholes, now()) };
}

/** One of a person's requests as it stands. */
export async function getRfq({ db, now }: RfqParts, ref: RfqRef): Promise<ToldRfq> {
  return tell(db, await findRfq(db, ref), now());
}

/** Refuses a formula of another product or person, and a version that is not there. */
export async function checkFormula(
  trx: Knex,
  productId: number,
  { formulaId, formulaVersion }: Asked,
): Promise<void> {
  if (formulaId !== null) {
    const formula = await FormulaModel.query(trx).findOne({ id: formulaId, product_id: productId });
    if (!formula) {
      throw new Invalid('The product has no such formula.', [
        { path: 'formulaId', message: 'Name a formula of the product' },
      ]);
    }
  }
  if (formulaVersion === null) return;
  if (formulaId !== null && (await findVersion(trx, formulaId, formulaVersion))) return;
  throw new Invalid('The formula has no such version.', [
    { path: 'formulaVersion', message: 'Name a version of the formula' },
  ]);
}

/** The firm that somebody asked for last; null: they never said one. */
async function lastFirm(trx: Knex, ownerId: number): Promise<string | null> {
  const last = await wholesOf(trx, await findRfqs(trx, { ownerId, limit: 1, after: null }));
  return last[0]?.record.asked.firm ?? null;
}

/** Makes a request in `trx`, filled from the product's formula and estimate. */
export async function createRfq(
  parts: RfqParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: RfqDraft },
): Promise<ToldRfq> {
  const { productId, ...sent } = draft;
  const found = await ProductModel.query(trx).findById(productId);
  const product = admit(found, productSubject, { actor, action: 'update' });
  const filled = await filledFor(parts, trx, { product, formulaId: sent.formulaId ?? null });
  const begun: RfqRecord = {
    ...emptyRfq(productId, new Date(parts.now()).toISOString()),
    asked: { ...nothingAsked, ...filled, firm: await lastFirm(trx, product.created_by_id) },
  };
  const record = refusing(() => rfqEvents.edit(begun, { patch: sent, now: parts.now() }));
  await checkFormula(trx, productId, record.asked);
  const { createdAt: created_at, updatedAt: updated_at } = record;
  const row = await RfqModel.query(trx)
    .insert({
      ...columnsOf(record),
      owner_id: product.created_by_id,
      product_id: productId,
      created_at,
      updated_at,
    })
    .returning('*');
  return tell(trx, await wholeOf(trx, row), parts.now());
}

/** What a change came to, with what is written beside the request. */
export type RfqWork = (whole: WholeRfq, trx: Knex) => RfqRecord | Promise<RfqRecord>;

/** Does something to a request that nobody else writes to meanwhile, in `trx`. */
export async function changeRfq(
  { now }: RfqParts,
  { trx, expect, ...ref }: RfqChangeIn,
  work: RfqWork,
): Promise<ToldRfq> {
  const whole = await lockRfq(trx, { ...ref, action: 'update' });
  expect(await tell(trx, whole, now()));
  const after = await work(whole, trx);
  return tell(trx, await saveRfq(trx, whole, { after, now: now() }), now());
}

/** Changes what is asked for, before it is sent. */
export async function updateRfq(
  parts: RfqParts,
  { patch, ...change }: RfqChange & { patch: RfqPatch },
): Promise<ToldRfq> {
  return transact(parts.db, (trx) =>
    changeRfq(parts, { ...change, trx }, async ({ record }) => {
      const after = refusing(() => rfqEvents.edit(record, { patch, now: parts.now() }));
      await checkFormula(trx, record.productId, after.asked);
      return after;
    }),
  );
}

/** Deletes a request that was never sent, or was given up. */
export async function deleteRfq({ db, now }: RfqParts, { expect, ...ref }: RfqChange): Promise<void> {
  await transact(db, async (trx) => {
    const whole = await lockRfq(trx, { ...ref, action: 'delete' });
    expect(await tell(trx, whole, now()));
    const { status } = standingAt(whole.record, now());
    if (status !== 'draft' && status !== 'ready' && status !== 'cancelled') {
      const allowed = allowedOfRfq(status).join(', ');
      throw new Conflict(`A request that is ${status} is kept with its quotes. Allowed now: ${allowed}.`);
    }
    await whole.row.$query(trx).delete();
  });
}
