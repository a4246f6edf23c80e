import {
  requestFileTypes,
  type QuoteRequest,
  type RecipientLink,
  type RfqAction,
} from '@seedbed/server/contract';
import {
  allowedOfRfq,
  compare,
  emptyRfq,
  newRecipient,
  nothingAsked,
  recipientEvents,
  requestText,
  rfqEvents,
  standingAt,
  tellRecipientOf,
  tellRequest,
  wonBy,
  type RfqRecord,
} from '@seedbed/server/sourcing';
import type { RfqRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { ownOf } from './own.ts';
import {
  checkFormula,
  comparedWith,
  expectedRfq,
  filled,
  frozen,
  keep,
  ownRfq,
  presentRfq,
  refusing,
} from './ownRfqs.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, reply, requireMe, type Reply } from './replay.ts';
import { ownSupplier } from './suppliers.ts';
import { tagged } from './versions.ts';

interface Asking {
  params: { id: number };
  request: Request;
}

/** Does something to a request, and answers what it is then. */
function act({ params, request }: Asking, work: (rfq: RfqRecord) => RfqRecord): Reply<RfqAction> {
  const row = expectedRfq(params.id, request);
  keep(
    row,
    refusing(() => work(row.record)),
  );
  return tagged(row, { row: presentRfq(row), difference: null });
}

const productOf = ({ record }: RfqRow) =>
  ownOf('product', { id: record.productId, rows: db.products, ownerOf: (row) => row.createdById });

export const rfqHandlers = {
  'rfqs.list': replay('rfqs.list', ({ query, request }) => {
    const { productId } = query;
    const own = db.rfqs.filter(
      ({ ownerId, record }) => ownerId === me()?.id && (productId ?? record.productId) === record.productId,
    );
    return page(own.toSorted((a, b) => b.id - a.id).map(presentRfq), query, request);
  }),
  'rfqs.create': replay('rfqs.create', ({ body: { productId, ...sent } }) => {
    const product = ownOf('product', {
      id: productId,
      rows: db.products,
      ownerOf: (row) => row.createdById,
    });
    const firm =
      db.rfqs.findLast(({ ownerId }) => ownerId === product.createdById)?.record.asked.firm ?? null;
    const asked = { ...nothingAsked, ...filled(product.id), firm };
    const begun = { ...emptyRfq(product.id, now()), id: nextId(db.rfqs), asked };
    const record = refusing(() => rfqEvents.edit(begun, { patch: sent, now: Date.now() }));
    checkFormula(productId, record.asked);
    const row = { id: record.id, ownerId: product.createdById, record };
    db.rfqs.push(row);
    return tagged(row, presentRfq(row));
  }),
  'rfqs.get': replay('rfqs.get', ({ params }) => {
    const row = ownRfq(params.id);
    return tagged(row, presentRfq(row));
  }),
  'rfqs.update': replay('rfqs.update', ({ params, body, request }) => {
    const row = expectedRfq(params.id, request);
    const record = refusing(() => rfqEvents.edit(row.record, { patch: body, now: Date.now() }));
    checkFormula(record.productId, record.asked);
    keep(row, record);
    return tagged(row, presentRfq(row));
  }),
  'rfqs.delete': replay('rfqs.delete', ({ params, request }) => {
    const row = expectedRfq(params.id, request);
    const { status } = standingAt(row.record, Date.now());
    if (!['draft', 'ready', 'cancelled'].includes(status))
      throw new Refusal(
        409,
        `A request that is ${status} is kept with its quotes. Allowed now: ${allowedOfRfq(status).join(', ')}.`,
      );
    db.rfqs.splice(db.rfqs.indexOf(row), 1);
  }),
  'rfqs.send': replay('rfqs.send', (call) =>
    act(call, (rfq) => rfqEvents.send(rfq, { now: Date.now(), frozen: frozen(rfq.asked) })),
  ),
  'rfqs.amend': replay('rfqs.amend', (call) =>
    act(call, (rfq) => {
      const amended = rfqEvents.amend(rfq, { now: Date.now(), frozen: null, patch: call.body });
      checkFormula(rfq.productId, amended.asked);
      return { ...amended, frozen: frozen(amended.asked) };
    }),
  ),
  'rfqs.close': replay('rfqs.close', (call) => act(call, (rfq) => rfqEvents.close(rfq, { now: Date.now() }))),
  'rfqs.reopen': replay('rfqs.reopen', (call) =>
    act(call, (rfq) => rfqEvents.reopen(rfq, { ...call.body, now: Date.now() })),
  ),
  'rfqs.award': replay('rfqs.award', (call) =>
    act(call, (rfq) => {
      const taken = (standing: RfqRecord) => wonBy(standing, call.body, comparedWith());
      const after = rfqEvents.award(rfq, { now: Date.now(), taken, isConfirmed: true });
      const product = productOf(ownRfq(call.params.id));
      const costBefore = product.quotedCost ?? null;
      const { total, landedUnit, quantity, quoteId } = after.award ?? taken(after);
      product.quotedCost = { total, landedUnit, quantity, rfqId: rfq.id, quoteId };
      return { ...after, costBefore };
    }),
  ),
  'rfqs.revoke': replay('rfqs.revoke', (call) =>
    act(call, (rfq) => {
      const after = rfqEvents.revoke(rfq, { ...call.body, now: Date.now() });
      productOf(ownRfq(call.params.id)).quotedCost = rfq.costBefore;
      return { ...after, costBefore: null };
    }),
  ),
  'rfqs.cancel': replay('rfqs.cancel', (call) =>
    act(call, (rfq) => rfqEvents.cancel(rfq, { ...call.body, now: Date.now() })),
  ),
  'rfqs.comparison': replay('rfqs.comparison', ({ params, query }) =>
    compare(standingAt(ownRfq(params.id).record, Date.now()), { ...comparedWith(), ...query }),
  ),
  'rfqs.pack': replay('rfqs.pack', ({ params, query }) => {
    const seen = seenBy(params.id, query.recipientId);
    return new Response(requestText(seen), { headers: { 'Content-Type': requestFileTypes[query.format] } });
  }),
};

/** The request as a maker sees it; as nobody in particular does without a number. */
function seenBy(id: number, recipientId?: number): QuoteRequest {
  const row = ownRfq(id);
  const anybody = {
    id: 0,
    supplierId: null,
    supplierName: 'contract manufacturer',
    channel: 'other',
  } as const;
  const record = { ...row.record, frozen: row.record.frozen ?? frozen(row.record.asked) };
  const shown = recipientId === undefined ? { ...record, recipients: [newRecipient(anybody)] } : record;
  const { fullName: from, email: replyTo } = requireMe();
  const names = { product: productOf(row).concept, from, replyTo };
  const seen = tellRequest(shown, recipientId ?? 0, names);
  if (!seen) throw new Refusal(404, 'There is no such maker in this request.');
  return seen;
}

/** A message that brings a maker their link. */
function letterWith({ id, rid }: { id: number; rid: number }, url: string): RecipientLink {
  const seen = seenBy(id, rid);
  const { supplierId } = ownRfq(id).record.recipients.find((each) => each.id === rid) ?? {};
  const { contacts = [] } = db.suppliers.find((each) => each.id === supplierId) ?? {};
  const subject = `Request for quotation: ${seen.product}`;
  const text = requestText(seen, { url });
  const to = contacts.find(({ email }) => email)?.email ?? null;
  return { url, to, subject, text, eml: `X-Unsent: 1\nSubject: ${subject}\n\n${text}` };
}

type RecipientAsking = Asking & { params: { rid: number } };

/** Moves a maker by an event of the core. */
function move(
  call: RecipientAsking,
  event: (rfq: RfqRecord, turn: recipientEvents.RecipientTurn) => RfqRecord,
): Reply<RfqAction> {
  return act(call, (rfq) => {
    const recipientId = call.params.rid;
    if (!rfq.recipients.some(({ id }) => id === recipientId))
      throw new Refusal(404, 'There is no such maker in this request.');
    return event(rfq, { recipientId, now: Date.now() });
  });
}

const nextRecipientId = () => nextId(db.rfqs.flatMap(({ record }) => record.recipients));

/** As long as the server's. */
const newSecret = () =>
  crypto.getRandomValues(new Uint8Array(32)).reduce((text, byte) => text + (byte % 36).toString(36), '') +
  'A'.repeat(11);

export const rfqRecipientHandlers = {
  'rfqRecipients.create': replay('rfqRecipients.create', ({ params, body, request }) => {
    const row = expectedRfq(params.id, request);
    const supplier = ownSupplier(body.supplierId);
    const { recipients } = row.record;
    const { status } = standingAt(row.record, Date.now());
    if (!['draft', 'ready', 'sent', 'quoting'].includes(status))
      throw new Refusal(409, `A request that is ${status} goes to nobody more.`);
    if (recipients.some(({ supplierId }) => supplierId === supplier.id))
      throw new Refusal(409, 'This maker is asked already. Invite them again instead.');
    const added = newRecipient({ id: nextRecipientId(), ...body, supplierName: supplier.name });
    keep(row, { ...row.record, recipients: [...recipients, added] });
    const told = tellRecipientOf(standingAt(row.record, Date.now()), added.id);
    if (!told) throw new Refusal(404, 'There is no such maker in this request.');
    return tagged(row, told);
  }),
  'rfqRecipients.link': replay('rfqRecipients.link', (call) => {
    const secret = newSecret();
    const { init } = move(call, (rfq, turn) => recipientEvents.link(rfq, { ...turn, tokenHash: secret }));
    return reply(letterWith(call.params, `${new URL(call.request.url).origin}/q#${secret}`), init);
  }),
  // On its way for ever: the mocks have no mail server.
  'rfqRecipients.mail': replay('rfqRecipients.mail', (call) => {
    const { id, rid } = call.params;
    return move(call, (rfq, turn) => {
      const { status, recipients } = standingAt(rfq, turn.now);
      if (status !== 'sent' && status !== 'quoting')
        throw new Refusal(
          409,
          `A request that is ${status} is not e-mailed. Send it first, or open it again.`,
        );
      const after = recipientEvents.link(rfq, { ...turn, tokenHash: newSecret() });
      const maker = recipients.find((each) => each.id === rid);
      const to = db.suppliers
        .find((each) => each.id === maker?.supplierId)
        ?.contacts.find(({ email }) => email)?.email;
      if (!to) throw new Refusal(409, 'This supplier has no e-mail address: add one, or make a link.');
      const mail = {
        letter: 'request',
        state: 'waiting',
        to,
        attempts: 0,
        endedAt: null,
        error: null,
      } as const;
      const row = ownRfq(id);
      row.mails = { ...row.mails, [rid]: mail };
      return after;
    });
  }),
  'rfqRecipients.invite': replay('rfqRecipients.invite', (call) => move(call, recipientEvents.invite)),
  'rfqRecipients.revoke': replay('rfqRecipients.revoke', (call) => move(call, recipientEvents.endLink)),
  'rfqRecipients.answer': replay('rfqRecipients.answer', (call) =>
    move(call, (rfq, turn) => recipientEvents.answer(rfq, { ...turn, text: call.body.answer })),
  ),
  'rfqRecipients.shortlist': replay('rfqRecipients.shortlist', (call) =>
    move(call, recipientEvents.shortlist),
  ),
  'rfqRecipients.unshortlist': replay('rfqRecipients.unshortlist', (call) =>
    move(call, recipientEvents.unshortlist),
  ),
};
