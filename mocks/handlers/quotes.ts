import {
  check,
  ourQuoteFields,
  QuoteDraft,
  records,
  requestFileTypes,
  type Quote,
  type QuoteContent,
  type QuoteRequest,
} from '@seedbed/server/contract';
import {
  recipientEvents,
  requestText,
  standingAt,
  tellQuote,
  tellRequest,
  type NewQuote,
  type QuoteRecord,
  type RfqRecord,
} from '@seedbed/server/sourcing';
import type { RfqRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { keepFile } from './files.ts';
import { keep, ownRfq, refusing } from './ownRfqs.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay } from './replay.ts';
import { expected, tagged, write } from './versions.ts';

/** Versions of quotes: their row is written anew with each change. */
const holders = new Map<number, { id: number; version: number }>();
const holderOf = (id: number) => {
  const holder = holders.get(id) ?? { id, version: 1 };
  holders.set(id, holder);
  return holder;
};

const all = () => db.rfqs.flatMap((row) => row.record.quotes.map((quote) => ({ row, quote })));
const told = ({ row, quote }: { row: RfqRow; quote: QuoteRecord }): Quote =>
  tellQuote(row.record, quote, Date.now());

function ownQuote(id: number) {
  const found = all().find(({ row, quote }) => quote.id === id && row.ownerId === me()?.id);
  if (!found) throw new Refusal(404, records.quote.missing);
  return found;
}

/** Keeps a quote that a request took. */
function addQuote(row: RfqRow, { rfq, added }: { rfq: RfqRecord; added: NewQuote }): QuoteRecord {
  const time = now();
  const id = nextId(all().map(({ quote }) => quote));
  holders.delete(id);
  const quote = { id, version: 1, ...added, createdAt: time, updatedAt: time };
  keep(row, { ...rfq, quotes: [quote, ...rfq.quotes] });
  return quote;
}

function asCaller(id: number, request: Request) {
  const found = ownQuote(id);
  expected(holderOf(id), request, () => told(found));
  return found;
}

export const quoteHandlers = {
  'quotes.list': replay('quotes.list', ({ query, request }) => {
    const { rfqId } = query;
    const own = all().filter(({ row }) => row.ownerId === me()?.id && (rfqId ?? row.id) === row.id);
    return page(own.toSorted((a, b) => b.quote.id - a.quote.id).map(told), query, request);
  }),
  'quotes.create': replay('quotes.create', ({ body: { rfqId, recipientId, ...content } }) => {
    const row = ownRfq(rfqId);
    if (!row.record.recipients.some(({ id }) => id === recipientId))
      throw new Refusal(404, 'There is no such maker in this request.');
    const turn = { recipientId, now: Date.now(), content, isTyped: true };
    const quote = addQuote(
      row,
      refusing(() => recipientEvents.quote(row.record, turn)),
    );
    return tagged(holderOf(quote.id), told({ row, quote }));
  }),
  'quotes.get': replay('quotes.get', ({ params }) => {
    const found = ownQuote(params.id);
    return tagged(holderOf(found.quote.id), told(found));
  }),
  'quotes.update': replay('quotes.update', ({ params, body, request }) => {
    const { row, quote } = asCaller(params.id, request);
    const theirs = Object.keys(body).filter((name) => !ourQuoteFields.includes(name));
    if (!quote.isTyped && theirs.length > 0)
      throw new Refusal(400, 'This quote is its maker’s: they send a new revision.');
    const content: QuoteContent = { ...quote.content, ...body };
    const checked = check(QuoteDraft, { ...content, rfqId: row.id, recipientId: quote.recipientId }, 'body');
    if ('errors' in checked && quote.isTyped) throw new Refusal(400, checked.refusal, checked.errors);
    const changed = { ...quote, version: quote.version + 1, content, updatedAt: now() };
    write(holderOf(quote.id), { version: changed.version });
    const quotes = row.record.quotes.map((each) => (each.id === quote.id ? changed : each));
    keep(row, { ...row.record, quotes });
    return tagged(holderOf(quote.id), told({ row, quote: changed }));
  }),
  'quotes.delete': replay('quotes.delete', ({ params, request }) => {
    const { row, quote } = asCaller(params.id, request);
    if (!quote.isTyped) throw new Refusal(409, 'A maker sent this quote: it is kept.');
    keep(row, recipientEvents.forgetQuote(standingAt(row.record, Date.now()), quote.id));
  }),
};

/** The request that the secret in a call opens, and whose part of it. */
function passOf(request: Request): { row: RfqRow; recipientId: number } {
  const token = /^Quote ([\w-]{43})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  for (const row of db.rfqs) {
    const found = token && row.record.recipients.find(({ tokenHash }) => tokenHash === token);
    if (found && row.record.sentAt !== null) return { row, recipientId: found.id };
  }
  throw new Refusal(404, 'This link does not work, or not any more. Ask whoever sent it for a new one.');
}

function seen({ row, recipientId }: { row: RfqRow; recipientId: number }): QuoteRequest {
  const product = db.products.find(({ id }) => id === row.record.productId)?.concept ?? '';
  const owner = db.users.find(({ id }) => id === row.ownerId);
  const names = { product, from: owner?.fullName ?? '', replyTo: owner?.email ?? '' };
  const shown = tellRequest(standingAt(row.record, Date.now()), recipientId, names);
  if (!shown) throw new Refusal(404, 'This link does not work, or not any more.');
  return shown;
}

function makerDoes(
  request: Request,
  work: (rfq: RfqRecord, turn: recipientEvents.RecipientTurn) => RfqRecord,
): QuoteRequest {
  const pass = passOf(request);
  const turn = { recipientId: pass.recipientId, now: Date.now() };
  keep(
    pass.row,
    refusing(() => work(pass.row.record, turn)),
  );
  return seen(pass);
}

const unsaid = {
  fxRate: null,
  fxAsOf: null,
  dutyPercent: null,
  dutyAsOf: null,
  entry: null,
  freightOurs: null,
  rejectPercent: 0,
  batches: 1,
};

export const quoteRequestHandlers = {
  'quoteRequest.get': replay('quoteRequest.get', ({ request }) => seen(passOf(request))),
  'quoteRequest.file': replay('quoteRequest.file', ({ request, query }) => {
    const text = requestText(seen(passOf(request)));
    return new Response(text, { headers: { 'Content-Type': requestFileTypes[query.format] } });
  }),
  'quoteRequest.open': replay('quoteRequest.open', ({ request }) => makerDoes(request, recipientEvents.open)),
  'quoteRequest.question': replay('quoteRequest.question', ({ request, body }) =>
    makerDoes(request, (rfq, turn) => recipientEvents.question(rfq, { ...turn, ...body })),
  ),
  'quoteRequest.quote': replay('quoteRequest.quote', ({ request, body }) => {
    const pass = passOf(request);
    const turn = {
      recipientId: pass.recipientId,
      now: Date.now(),
      content: { ...body, ...unsaid },
      isTyped: false,
    };
    addQuote(
      pass.row,
      refusing(() => recipientEvents.quote(pass.row.record, turn)),
    );
    return seen(pass);
  }),
  'quoteRequest.decline': replay('quoteRequest.decline', ({ request, body }) =>
    makerDoes(request, (rfq, turn) => recipientEvents.decline(rfq, { ...turn, ...body })),
  ),
  'quoteRequest.withdraw': replay('quoteRequest.withdraw', ({ request }) =>
    makerDoes(request, recipientEvents.withdraw),
  ),
  'quoteRequest.files': replay('quoteRequest.files', async ({ request }) => {
    const { row, recipientId } = passOf(request);
    const { ownerId: _own, content: _bytes, ...meta } = await keepFile(request, row.ownerId);
    const recipients = row.record.recipients.map((each) =>
      each.id === recipientId ? { ...each, fileIds: [...each.fileIds, meta.id] } : each,
    );
    keep(row, { ...row.record, recipients });
    return meta;
  }),
};
