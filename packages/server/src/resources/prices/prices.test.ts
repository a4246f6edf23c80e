import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const day = 86_400_000;
const noon = Date.UTC(2026, 10, 22, 12);

describe.each(await findDatabases())('prices on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => noon });
  });
  beforeEach(async () => {
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const daysAgo = (days: number) => new Date(noon - days * day).toISOString().slice(0, 10);
  const keep = (changes: object = {}) =>
    ada.post('/api/prices', {
      ingredientKey: 'zinc',
      tiers: [{ kg: 25, price: '9.50' }],
      currency: 'USD',
      asOf: daysAgo(0),
      ...changes,
    });

  it('are kept with their tiers, and told by their age', async () => {
    const tiers = [
      { kg: 0, price: '12' },
      { kg: 100, price: '8.7525' },
    ];
    const made = await keep({ tiers, form: 'zinc citrate', moqKg: 25, incoterm: 'FOB', asOf: daysAgo(31) });
    checkShape('prices.create', made);
    expect(made.body).toMatchObject({
      tiers,
      form: 'zinc citrate',
      moqKg: 25,
      incoterm: 'FOB',
      freshness: 'ageing',
    });
  });

  it.each([
    [
      'tiers that do not rise',
      {
        tiers: [
          { kg: 25, price: '9' },
          { kg: 25, price: '8' },
        ],
      },
      'tiers',
    ],
    ['no tier', { tiers: [] }, 'tiers'],
    ['more than four decimals', { tiers: [{ kg: 0, price: '9.12345' }] }, 'tiers.0.price'],
    ['a currency that is none', { currency: 'dollars' }, 'currency'],
    ['letters of no currency', { currency: 'XQZ' }, 'currency'],
    ['a day that has not come', { asOf: daysAgo(-1) }, 'asOf'],
    ['an ingredient that nobody knows', { ingredientKey: 'zorbium' }, 'ingredientKey'],
  ])('are refused with %s', async (_, changes, at) => {
    const answer = await keep(changes);
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, at]);
  });

  it('are listed newest first, of one ingredient alone where that is asked, and not to others', async () => {
    const [first, other, last] = [await keep(), await keep({ ingredientKey: 'inulin' }), await keep()];
    expect((await ada.get('/api/prices')).body).toEqual([last.body, other.body, first.body]);
    expect((await ada.get('/api/prices?ingredientKey=inulin')).body).toEqual([other.body]);
    const grace = await server.signIn();
    expect((await grace.get('/api/prices')).body).toEqual([]);
    expect((await grace.get(`/api/prices/${first.body.id}`)).status).toBe(404);
  });

  it('name a supplier of one’s own alone, and go with it', async () => {
    const grace = await server.signIn();
    const supplier = { name: 'Zincworks', kinds: ['ingredient'] };
    const { body: own } = await ada.post('/api/suppliers', supplier);
    const { body: hers } = await grace.post('/api/suppliers', supplier);
    expect((await keep({ supplierId: hers.id })).status).toBe(404);
    const made = await keep({ supplierId: own.id });
    await ada.send('DELETE', `/api/suppliers/${own.id}`, { headers: { 'If-Match': '*' } });
    expect((await ada.get(`/api/prices/${made.body.id}`)).status).toBe(404);
  });

  it('are changed only by whoever has seen them', async () => {
    const { body, headers } = await keep();
    const change = (sent: Record<string, string>) =>
      ada.send('PATCH', `/api/prices/${body.id}`, { body: { moqKg: 50 }, headers: sent });
    const tag = { 'If-Match': headers.get('ETag') ?? '' };
    expect((await change({})).status).toBe(428);
    expect((await change(tag)).body.moqKg).toBe(50);
    const late = await change(tag);
    expect([late.status, late.body.current.moqKg]).toEqual([412, 50]);
  });
});
