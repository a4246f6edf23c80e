import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSentRequest } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { sendAs } from '../../testing/records.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
const terms = {
  currency: 'USD',
  tiers: [{ quantity: 5000, unitPrice: '4.10' }],
  validUntil: '2099-12-31',
};

describe.each(await findDatabases())('a row of requests that cannot be read, on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const act = (path: string, body?: object, headers: Record<string, string> = any) =>
    ada.send('POST', path, { body, headers });
  const sent = () => makeSentRequest(sendAs(ada));
  const rfq = async (id: number) => (await ada.get(`/api/rfqs/${id}`)).body;

  const broken = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"asked":[]}',
    '{"asked":{"quantities":"many","dueAt":5}}',
  ];
  it.each(broken)('of %j, the list, the request and its way on stay', async (content) => {
    const { rfqId } = await sent();
    const other = await sent();
    const { db } = server.database;
    await db('rfqs').where({ id: rfqId }).update({ content, status: 'quoting' });
    await db('rfq_recipients').where({ rfq_id: rfqId }).update({ content });
    const list = await ada.get('/api/rfqs?limit=2');
    expect(list.status).toBe(200);
    checkShape('rfqs.list', list);
    expect(list.body.map(({ id }: { id: number }) => id)).toEqual([other.rfqId, rfqId]);
    expect(await rfq(rfqId)).toMatchObject({ id: rfqId, status: 'quoting', quantities: null, dueAt: null });
    expect((await act(`/api/rfqs/${rfqId}/cancel`, { reason: 'Cannot be read' })).status).toBe(200);
    expect((await ada.send('DELETE', `/api/rfqs/${rfqId}`, { headers: any })).status).toBe(204);
  });

  it('keeps what can be read beside a field that cannot', async () => {
    const { rfqId } = await sent();
    const { db } = server.database;
    const before = await rfq(rfqId);
    const [{ content }] = await db('rfqs').where({ id: rfqId });
    const said = JSON.parse(content);
    await db('rfqs')
      .where({ id: rfqId })
      .update({ content: JSON.stringify({ ...said, asked: { ...said.asked, incoterm: 'XYZ' } }) });
    const { missing, completeness, incoterm, ...rest } = await rfq(rfqId);
    expect({ missing, incoterm }).toEqual({ missing: ['incoterm'], incoterm: null });
    expect(before).toMatchObject(rest);
    expect(completeness).toBeLessThan(100);
  });

  it('leaves out a quote without prices, and keeps the others', async () => {
    const { rfqId, recipientId } = await sent();
    const quote = async () => act('/api/quotes', { rfqId, recipientId, ...terms }, {});
    const [first, second] = [(await quote()).body, (await quote()).body];
    const { db } = server.database;
    await db('quotes').where({ id: first.id }).update({ content: '{"tiers":"none"}' });
    const list = await ada.get(`/api/quotes?rfqId=${rfqId}`);
    checkShape('quotes.list', list);
    expect(list.body.map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect((await ada.get(`/api/rfqs/${rfqId}/comparison?quantity=5000`)).body.columns).toHaveLength(1);
    expect((await ada.get(`/api/quotes/${first.id}`)).status).toBe(404);
  });
});
