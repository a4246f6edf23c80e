import type { Knex } from 'knex';
import type { AwardRfq, QuotedCost, RfqPatch } from '../../contract/index.ts';
import { NotFound } from '../../errors.ts';
import { compare, rfqEvents, standingAt, wonBy } from '../../sourcing/index.ts';
import { ProductModel } from '../products/products.model.ts';
import { standInsOf } from './estimateOfRfq.service.ts';
import { frozenFormula, stalenessOf } from './formulaOfRfq.service.ts';
import { mailAgain } from './mails.service.ts';
import {
  changeRfq,
  checkFormula,
  findRfq,
  type RfqChangeIn,
  type RfqParts,
  type RfqRef,
} from './rfqs.service.ts';
import { refusing, type ToldRfq } from './told.service.ts';

/** Sends a request: what is asked for is fixed, the formula with it. */
export const sendRfq = (parts: RfqParts, change: RfqChangeIn): Promise<ToldRfq> =>
  changeRfq(parts, change, async ({ record, row }, trx) => {
    const frozen = await frozenFormula(parts, trx, { asked: record.asked, ownerId: row.owner_id });
    return refusing(() => rfqEvents.send(record, { now: parts.now(), frozen }));
  });

/** Changes what is asked for after it was sent. */
export const amendRfq = (parts: RfqParts, { patch, ...change }: RfqChangeIn & { patch: RfqPatch }) =>
  changeRfq(parts, change, async ({ record, row }, trx) => {
    const now = parts.now();
    const amended = refusing(() => rfqEvents.amend(record, { patch, now, frozen: null }));
    await checkFormula(trx, record.productId, amended.asked);
    const frozen = await frozenFormula(parts, trx, { asked: amended.asked, ownerId: row.owner_id });
    if (parts.linkKey !== undefined) {
      const change = { row, record: amended, linkKey: parts.linkKey };
      const occasion = String(amended.revision);
      await mailAgain(trx, change, { letter: 'changed', isMeant: () => true, occasion, now });
    }
    return { ...amended, frozen };
  });

/** Takes no more quotes. */
export const closeRfq = (parts: RfqParts, change: RfqChangeIn) =>
  changeRfq(parts, change, ({ record }) => refusing(() => rfqEvents.close(record, { now: parts.now() })));

/** Takes quotes again until a new time. */
export const reopenRfq = (parts: RfqParts, { dueAt, ...change }: RfqChangeIn & { dueAt: string }) =>
  changeRfq(parts, change, ({ record }) =>
    refusing(() => rfqEvents.reopen(record, { dueAt, now: parts.now() })),
  );

/** Gives a request up. */
export const cancelRfq = (parts: RfqParts, { reason, ...change }: RfqChangeIn & { reason: string }) =>
  changeRfq(parts, change, ({ record }) =>
    refusing(() => rfqEvents.cancel(record, { reason, now: parts.now() })),
  );

async function lockProduct(trx: Knex, id: number): Promise<ProductModel> {
  const product = await ProductModel.query(trx).findById(id).forUpdate();
  if (!product) throw new NotFound('The product of this request is gone.');
  return product;
}

const costOf = ({ quoted_cost: text }: ProductModel): QuotedCost | null => (text ? JSON.parse(text) : null);

/** Takes a quote: its cost becomes the product's quoted cost, the estimate stays. */
export const awardRfq = (parts: RfqParts, { wish, ...change }: RfqChangeIn & { wish: AwardRfq }) =>
  changeRfq(parts, change, async ({ record }, trx) => {
    const now = parts.now();
    const product = await lockProduct(trx, record.productId);
    const standIns = await standInsOf(parts, trx, product);
    const { staleSince } = await stalenessOf(trx, record);
    const after = refusing(() =>
      rfqEvents.award(record, {
        now,
        taken: (rfq) => wonBy(rfq, wish, { standIns, now }),
        isConfirmed: staleSince === null || wish.confirmStale,
      }),
    );
    const { total, landedUnit, quantity, quoteId } = after.award ?? wonBy(after, wish, { standIns, now });
    const cost: QuotedCost = { total, landedUnit, quantity, rfqId: record.id, quoteId };
    const costBefore = costOf(product);
    await product.$query(trx).patch({ quoted_cost: JSON.stringify(cost) });
    return { ...after, costBefore };
  });

/** Takes an award back: the product's quoted cost is what it was, unless another request has set it since. */
export const revokeRfq = (parts: RfqParts, { reason, ...change }: RfqChangeIn & { reason: string }) =>
  changeRfq(parts, change, async ({ record }, trx) => {
    const after = refusing(() => rfqEvents.revoke(record, { reason, now: parts.now() }));
    const product = await lockProduct(trx, record.productId);
    if (costOf(product)?.rfqId === record.id) {
      const before = record.costBefore && JSON.stringify(record.costBefore);
      await product.$query(trx).patch({ quoted_cost: before });
    }
    return { ...after, costBefore: null };
  });

/** The latest quotes of a request side by side at one quantity. */
export async function compareQuotes(
  parts: RfqParts,
  { quantity, ...ref }: RfqRef & { quantity?: number | undefined },
) {
  const { record } = await findRfq(parts.db, ref);
  const product = await ProductModel.query(parts.db).findById(record.productId);
  if (!product) throw new NotFound('The product of this request is gone.');
  const now = parts.now();
  const standIns = await standInsOf(parts, parts.db, product);
  return compare(standingAt(record, now), { standIns, now, quantity });
}
