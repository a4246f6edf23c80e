import { exampleBody, makeReadyRequest, makeSentRequest, type OperationId } from '@seedbed/server/contract';
import { goodInit, type Row } from './row.ts';
import { json, people, sendAs, type Side } from './side.ts';

const any = { 'If-Match': '*' };
const row = (id: OperationId, title: string, more: Omit<Row, 'id' | 'title'>): Row => ({
  id,
  title,
  init: goodInit(id),
  ...more,
});

type Step = readonly [path: string, body?: object];

const terms = exampleBody('quoteRequest.quote') ?? {};

/** Makes a request, and does these steps with it; paths are below it. */
const made =
  (make: typeof makeSentRequest, steps: readonly Step[] = []) =>
  async (side: Side): Promise<Record<string, number>> => {
    const { rfqId: id, recipientId: rid } = await make(sendAs(side, people.ada));
    for (const [path, body] of steps) {
      const init = body ? json('POST', body, any) : { method: 'POST', headers: any };
      await side.send(people.ada, `/api/rfqs/${id}${path.replace('{rid}', String(rid))}`, init);
    }
    return { id, rid };
  };
const ready = made(makeReadyRequest);
const sent = made(makeSentRequest);
const closed = made(makeSentRequest, [['/close']]);
const linked = made(makeSentRequest, [['/recipients/{rid}/link']]);

/** A request with a quote that was typed in. */
const quoted = async (side: Side): Promise<Record<string, number>> => {
  const place = await sent(side);
  const body = { ...terms, rfqId: place.id, recipientId: place.rid };
  const response = await side.send(people.ada, '/api/quotes', json('POST', body));
  const { id: quoteId } = (await response.json()) as { id: number };
  return { ...place, quoteId };
};
const awardOf = ({ rid, quoteId }: Record<string, number>) =>
  json('POST', { recipientId: rid, quoteId, quantity: 5000 }, any);

/** Sends with the secret of a new link, to a request that has just been made. */
const asMaker =
  (id: OperationId, steps: readonly (readonly [path: string, body?: object])[] = []) =>
  async (side: Side): Promise<RequestInit> => {
    const { id: rfqId, rid } = await sent(side);
    const path = `/api/rfqs/${rfqId}/recipients/${rid}/link`;
    const response = await side.send(people.ada, path, { method: 'POST', headers: any });
    const { url } = (await response.json()) as { url: string };
    const Authorization = `Quote ${url.split('#')[1]}`;
    for (const [step, body] of steps) {
      const init = body
        ? json('POST', body, { Authorization })
        : { method: 'POST', headers: { Authorization } };
      await side.send(null, `/api/quote-request/${step}`, init);
    }
    return goodInit(id, { Authorization });
  };
const byMaker = (id: OperationId, status: number, steps: Parameters<typeof asMaker>[1] = []) => [
  row(id, 'by its maker', { status, as: null, initOf: asMaker(id, steps) }),
  row(id, 'without a link', { status: 404, as: null }),
];

/** What an action answers depends on what was awarded: the body is made on each side. */
const quotes = new Map<Side, Record<string, number>>();
const awardable = async (side: Side) => {
  const place = await quoted(side);
  quotes.set(side, place);
  return place;
};
const awarded = async (side: Side) => {
  const place = await quoted(side);
  await side.send(people.ada, `/api/rfqs/${place.id}/award`, awardOf(place));
  return place;
};

/** What can be done with requests, their makers and quotes. */
export const sourcingRows: Row[] = [
  row('rfqs.send', 'that is ready', { status: 200, target: ready }),
  row('rfqs.send', 'once more', { status: 409, target: sent }),
  row('rfqs.amend', 'that was sent', { status: 200, target: sent }),
  row('rfqs.amend', 'so that something is missing', {
    status: 400,
    target: sent,
    init: json('POST', { shipTo: null }, any),
  }),
  row('rfqs.update', 'that was sent', { status: 409, target: sent }),
  row('rfqs.update', 'a version that is not there', {
    status: 400,
    target: ready,
    init: json('PATCH', { formulaVersion: 99 }, any),
  }),
  row('rfqs.update', 'a time that has passed', {
    status: 400,
    target: ready,
    init: json('PATCH', { dueAt: '2020-01-01T00:00:00.000Z' }, any),
  }),
  row('rfqs.delete', 'that was sent', { status: 409, target: sent }),
  row('rfqs.close', 'that was sent', { status: 200, target: sent }),
  row('rfqs.reopen', 'that is closed', { status: 200, target: closed }),
  row('rfqs.reopen', 'that is not closed', { status: 409, target: sent }),
  row('rfqs.cancel', 'that was sent', { status: 200, target: sent }),
  row('rfqs.award', 'a quote', {
    status: 200,
    target: awardable,
    initOf: async (side) => awardOf(quotes.get(side) ?? {}),
  }),
  row('rfqs.award', 'no quote', {
    status: 409,
    target: quoted,
    init: json('POST', { recipientId: 1, quoteId: 2_000_000_000, quantity: 5000 }, any),
  }),
  row('rfqs.revoke', 'an award', { status: 200, target: awarded }),
  row('rfqs.comparison', 'of a quote', { status: 200, target: quoted, query: '?quantity=5000' }),
  row('rfqRecipients.create', 'a maker who is asked already', {
    status: 409,
    target: async (side) => {
      const place = await sent(side);
      await side.send(people.ada, `/api/rfqs/${place.id}/recipients`, goodInit('rfqRecipients.create'));
      return place;
    },
  }),
  row('rfqRecipients.link', 'for a maker', { status: 200, target: sent }),
  row('rfqRecipients.mail', 'to a maker', { status: 200, target: sent }),
  row('rfqRecipients.mail', 'of a request that is closed', { status: 409, target: closed }),
  row('rfqRecipients.invite', 'a maker', { status: 200, target: sent }),
  row('rfqRecipients.invite', 'a maker who is asked', { status: 409, target: linked }),
  row('rfqRecipients.revoke', 'a link', { status: 200, target: linked }),
  row('rfqRecipients.answer', 'no question', { status: 409, target: linked }),
  row('rfqRecipients.shortlist', 'a maker who quoted', { status: 200, target: quoted }),
  row('rfqRecipients.unshortlist', 'a maker who is not on it', { status: 409, target: quoted }),
  row('rfqRecipients.unshortlist', 'a maker who is on it', {
    status: 200,
    target: async (side) => {
      const place = await quoted(side);
      const path = `/api/rfqs/${place.id}/recipients/${place.rid}/shortlist`;
      await side.send(people.ada, path, { method: 'POST', headers: any });
      return place;
    },
  }),
  row('rfqRecipients.answer', 'a question', {
    status: 200,
    target: async (side) => {
      const place = await sent(side);
      const path = `/api/rfqs/${place.id}/recipients/${place.rid}/link`;
      const response = await side.send(people.ada, path, { method: 'POST', headers: any });
      const { url } = (await response.json()) as { url: string };
      const Authorization = `Quote ${url.split('#')[1]}`;
      await side.send(null, '/api/quote-request/question', json('POST', { text: 'Why?' }, { Authorization }));
      return place;
    },
  }),
  row('quotes.create', 'typed in', {
    status: 201,
    initOf: async (side) => {
      const place = await sent(side);
      return json('POST', { ...terms, rfqId: place.id, recipientId: place.rid });
    },
  }),
  row('quotes.create', 'of nobody’s request', {
    status: 404,
    init: json('POST', { ...terms, rfqId: 2_000_000_000, recipientId: 1 }),
  }),
  row('quotes.create', 'in euros without a rate', {
    status: 400,
    init: json('POST', { ...terms, currency: 'EUR', rfqId: 1, recipientId: 1 }),
  }),
  ...byMaker('quoteRequest.get', 200),
  ...byMaker('quoteRequest.file', 200),
  ...byMaker('quoteRequest.open', 200),
  ...byMaker('quoteRequest.question', 201),
  ...byMaker('quoteRequest.quote', 201),
  ...byMaker('quoteRequest.decline', 200),
  ...byMaker('quoteRequest.withdraw', 200, [['quote', terms]]),
  ...byMaker('quoteRequest.files', 201),
];
