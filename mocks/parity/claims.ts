import type { OperationId } from '@seedbed/server/contract';
import { goodInit, type Row } from './row.ts';
import { given, json, people, type Side } from './side.ts';

const any = { 'If-Match': '*' };
const press = (action: string, body: object = {}) => [`/${action}`, json('POST', body, any)] as const;

/** Makes a claim of the lawyer's, who may approve it, and sends requests to paths under it. */
const claim =
  (...requests: readonly (readonly [path: string, init: RequestInit])[]): Row['target'] =>
  async (side: Side) => {
    const id = await given.recordOf(side, 'claim', { person: people.lawyer });
    for (const [path, init] of requests) await side.send(people.lawyer, `/api/claims/${id}${path}`, init);
    return id;
  };

const row = (id: OperationId, title: string, more: Omit<Row, 'id' | 'title'>): Row => ({
  id,
  title,
  as: people.lawyer,
  init: goodInit(id),
  ...more,
});

const blocked = ['', json('PATCH', { text: 'Cures insomnia.' }, any)] as const;

/** What claims alone do. */
export const claimRows: Row[] = [
  row('claims.approve', 'what was submitted', { status: 200, target: claim(press('submit')) }),
  row('claims.approve', 'without a body', {
    status: 200,
    target: claim(press('submit')),
    init: { method: 'POST', headers: any },
  }),
  row('claims.reject', 'what was submitted', { status: 200, target: claim(press('submit')) }),
  row('claims.reject', 'without saying why', {
    status: 400,
    target: claim(press('submit')),
    init: json('POST', { note: ' ' }, any),
  }),
  row('claims.approve', 'a draft', { status: 409, target: claim() }),
  row('claims.approve', 'what is blocked', { status: 409, target: claim(blocked, press('submit')) }),
  row('claims.approve', 'without the role', {
    status: 403,
    as: people.ada,
    target: (side) => given.recordOf(side, 'claim'),
  }),
  row('claims.submit', 'what was rejected', {
    status: 200,
    target: claim(press('submit'), press('reject', { note: 'Not yet.' })),
  }),
  row('claims.submit', 'what was withdrawn', { status: 409, target: claim(press('withdraw')) }),
  row('claims.update', 'what was approved', {
    status: 409,
    target: claim(press('submit'), press('approve')),
  }),
  row('claims.update', 'the day of marketing of what was approved', {
    status: 200,
    target: claim(press('submit'), press('approve', { note: 'Fine.' })),
    init: json('PATCH', { firstMarketedOn: '2026-11-20' }, any),
  }),
  row('claims.create', 'for nobody’s product', {
    status: 404,
    init: json('POST', { text: 'Tasty.', market: 'US', channel: 'ad', productId: 2_000_000_000 }),
  }),
  row('claims.list', 'of a market and a status', { status: 200, query: '?market=EU&status=approved' }),
  row('claims.list', 'a cursor of nobody', { status: 400, query: '?cursor=nonsense' }),
];
