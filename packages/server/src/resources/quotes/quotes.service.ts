import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  check,
  ourQuoteFields,
  QuoteDraft,
  records,
  type Quote,
  type QuoteContent,
  type QuotePatch,
} from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import { Conflict, Invalid, NotFound } from '../../errors.ts';
import type { ExpectVersion } from '../../ports.ts';
import {
  recipientEvents,
  refusePast,
  standingAt,
  tellQuote,
  validTo,
  type NewQuote,
} from '../../sourcing/index.ts';
import { getFile } from '../files/files.service.ts';
import { quoteOf, saveRfq, wholeOf, wholesOf, type WholeRfq } from '../rfqs/rfqRows.service.ts';
import { findQuotes, QuoteModel, RfqModel, type RfqsPart } from '../rfqs/rfqs.model.ts';
import { lockRfq, type RfqParts } from '../rfqs/rfqs.service.ts';
import { refusing } from '../rfqs/told.service.ts';

/** A quote as its owner is told of it, and the version that writes are measured against. */
export interface ToldQuote {
  told: Quote;
  version: number;
}

/** Which quote, and who asks for it. */
export interface QuoteRef {
  id: number;
  actor: Actor;
}

/** A quote that is to be changed, as the caller has it. */
export interface QuoteChange extends QuoteRef {
  expect: ExpectVersion<ToldQuote>;
}

const subject: Subject<QuoteModel> = {
  kind: 'quote',
  ownerOf: (row) => row.owner_id,
  missing: records.quote.missing,
};

function readableOf(row: QuoteModel, { record }: WholeRfq, now: number): ToldQuote | null {
  const quote = quoteOf(row);
  return quote && { told: tellQuote(record, quote, now), version: row.version };
}

function toldOf(row: QuoteModel, whole: WholeRfq, now: number): ToldQuote {
  const told = readableOf(row, whole, now);
  if (!told) throw new NotFound('The quote is kept, but nothing that it offers can be read.');
  return told;
}

async function rfqOf(db: Knex, row: QuoteModel, isLocked: boolean): Promise<WholeRfq> {
  const rfq = await RfqModel.query(db)
    .findById(row.rfq_id)
    .modify((query) => isLocked && query.forUpdate());
  if (!rfq) throw new NotFound(records.quote.missing);
  return wholeOf(db, rfq);
}

/** One's own, newest first. */
export async function listQuotes(
  { db, now }: RfqParts,
  { actor, limit, ...part }: Omit<RfqsPart, 'ownerId'> & { actor: Actor },
): Promise<ListPage<ToldQuote, NewestKey>> {
  const rows = await findQuotes(db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  const page = newestPage(rows, limit);
  const rfqs = await RfqModel.query(db).findByIds([...new Set(page.rows.map((row) => row.rfq_id))]);
  const wholes = new Map((await wholesOf(db, rfqs)).map((whole) => [whole.row.id, whole]));
  const told = page.rows.flatMap((row) => {
    const whole = wholes.get(row.rfq_id);
    return (whole && readableOf(row, whole, now())) ?? [];
  });
  return { ...page, rows: told };
}

/** One of a person's quotes. */
export async function getQuote({ db, now }: RfqParts, { id, actor }: QuoteRef): Promise<ToldQuote> {
  const row = admit(await QuoteModel.query(db).findById(id), subject, { actor, action: 'read' });
  return toldOf(row, await rfqOf(db, row, false), now());
}

/** Keeps a quote in `trx`, after the request took it. */
export async function insertQuote(
  trx: Knex,
  { row }: WholeRfq,
  { added, now }: { added: NewQuote; now: number },
): Promise<QuoteModel> {
  const time = new Date(now).toISOString();
  return QuoteModel.query(trx)
    .insert({
      owner_id: row.owner_id,
      rfq_id: row.id,
      recipient_id: added.recipientId,
      revision: added.revision,
      rfq_revision: added.rfqRevision,
      is_typed: added.isTyped,
      content: JSON.stringify(added.content),
      created_at: time,
      updated_at: time,
    })
    .returning('*');
}

/** Types a quote in, in `trx`. */
export async function createQuote(
  parts: RfqParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: QuoteDraft },
): Promise<ToldQuote> {
  const { rfqId, recipientId, ...content } = draft;
  const now = parts.now();
  const whole = await lockRfq(trx, { id: rfqId, actor, action: 'update' });
  if (!whole.record.recipients.some(({ id }) => id === recipientId)) {
    throw new NotFound('There is no such maker in this request.');
  }
  if (content.fileId !== null) await getFile({ db: trx }, { id: content.fileId, actor });
  const { rfq, added } = refusing(() =>
    recipientEvents.quote(whole.record, { recipientId, now, content, isTyped: true }),
  );
  const row = await insertQuote(trx, whole, { added, now });
  return toldOf(row, await saveRfq(trx, whole, { after: rfq, now }), now);
}

/** Does something to a quote and its request that nobody else writes to meanwhile. */
async function changeQuote<Result>(
  { db, now }: RfqParts,
  { id, actor, expect, action }: QuoteChange & { action: Action },
  work: (trx: Knex, row: QuoteModel, whole: WholeRfq) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const found = admit(await QuoteModel.query(trx).findById(id), subject, { actor, action });
    // The request first, as everybody locks them; then the quote as it is by now.
    const whole = await rfqOf(trx, found, true);
    const row = admit(await QuoteModel.query(trx).findById(id).forUpdate(), subject, { actor, action });
    expect(toldOf(row, whole, now()));
    const { status } = whole.record;
    if (status === 'awarded' || status === 'cancelled') {
      throw new Conflict(`The request is ${status}: its quotes stay as they are.`);
    }
    return work(trx, row, whole);
  });
}

/**
 * Refuses what a quote as a whole may not say: a currency without a rate, a rate or a duty without its day. One that its
 * maker sent may have no rate yet.
 */
function checkWhole(content: QuoteContent, row: QuoteModel, isTyped: boolean): void {
  const whole = { ...content, rfqId: row.rfq_id, recipientId: row.recipient_id };
  const { fxRate, fxAsOf } = content;
  const isUnrated = !isTyped && fxRate === null && fxAsOf === null;
  const filled = isUnrated ? { ...whole, fxRate: '1', fxAsOf: '2000-01-01' } : whole;
  const checked = check(QuoteDraft, filled, 'body');
  if ('errors' in checked) throw new Invalid(checked.refusal, checked.errors);
}

/** Says what is ours to say of a quote; of one that was typed in all of it. */
export async function updateQuote(
  parts: RfqParts,
  { patch, ...change }: QuoteChange & { patch: QuotePatch },
): Promise<ToldQuote> {
  return changeQuote(parts, { ...change, action: 'update' }, async (trx, row, whole) => {
    const isTyped = Boolean(row.is_typed);
    const theirs = Object.keys(patch).filter((name) => !ourQuoteFields.includes(name));
    if (!isTyped && theirs.length > 0) {
      const errors = theirs.map((path) => ({ path, message: 'Only the maker can change this' }));
      throw new Invalid('This quote is its maker’s: they send a new revision.', errors);
    }
    if (patch.fileId) await getFile({ db: trx }, { id: patch.fileId, actor: change.actor });
    const content = { ...(JSON.parse(row.content) as QuoteContent), ...patch };
    checkWhole(content, row, isTyped);
    if (patch.validUntil) refusing(() => refusePast('validUntil', validTo(content), parts.now()));
    const updated_at = new Date(parts.now()).toISOString();
    const changed = await patchRow(trx, row, { content: JSON.stringify(content), updated_at });
    return toldOf(changed, await wholeOf(trx, whole.row), parts.now());
  });
}

/** Deletes a quote that was typed in. What makers sent is kept. */
export async function deleteQuote(parts: RfqParts, change: QuoteChange): Promise<void> {
  await changeQuote(parts, { ...change, action: 'delete' }, async (trx, row, whole) => {
    if (!row.is_typed) throw new Conflict('A maker sent this quote: it is kept. Allowed now: change.');
    const now = parts.now();
    const after = recipientEvents.forgetQuote(standingAt(whole.record, now), row.id);
    await row.$query(trx).delete();
    await saveRfq(trx, whole, { after, now });
  });
}
