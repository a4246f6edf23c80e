import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LineDraft } from '../../formula/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';
import { pricedBySuppliers } from './linePrices.service.ts';

describe.each(await findDatabases())('what suppliers ask for a line on $name', (kind) => {
  let server: TestServer;
  let ada: Client & { id: number };
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.UTC(2026, 10, 22, 12) });
  });
  beforeEach(async () => {
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const keep = (price: string, changes: object = {}) =>
    ada.post('/api/prices', {
      ingredientKey: 'zinc',
      tiers: [{ kg: 25, price }],
      currency: 'USD',
      asOf: '2026-11-01',
      ...changes,
    });
  const priced = async (line: Partial<LineDraft> = {}, ownerId = ada.id) => {
    const draft = { lines: [{ id: 1, nutrient: 'zinc', ...line }] };
    const { lines } = await pricedBySuppliers(server.database.db, { ownerId, draft });
    return lines?.[0]?.price;
  };
  const perKg = async (line?: Partial<LineDraft>, ownerId?: number) =>
    (await priced(line, ownerId))?.tiers?.[0]?.perKg;

  it('is a quote of its day with all its tiers and the name of the supplier', async () => {
    const { body } = await ada.post('/api/suppliers', { name: 'Zincworks', kinds: ['ingredient'] });
    const tiers = [
      { kg: 25, price: '9.50' },
      { kg: 100, price: '8.75' },
    ];
    await keep('', { tiers, supplierId: body.id });
    expect(await priced()).toEqual({
      tiers: [
        { fromKg: 25, perKg: '9.50' },
        { fromKg: 100, perKg: '8.75' },
      ],
      asOf: '2026-11-01',
      supplier: 'Zincworks',
      basis: 'quote',
    });
  });

  it('is the price of the latest day, and of one day the one that was kept last', async () => {
    await keep('7', { asOf: '2026-11-02' });
    await keep('6', { asOf: '2026-10-31' });
    expect(await perKg()).toBe('7');
    await keep('8', { asOf: '2026-11-02' });
    expect(await perKg()).toBe('8');
  });

  it('is of the line’s own form, an older one too, before one of any form, and never of another', async () => {
    await keep('9', { form: 'zinc oxide', asOf: '2026-11-03' });
    expect(await perKg({ source: 'zinc citrate' })).toBeUndefined();
    await keep('5', { asOf: '2026-11-02' });
    expect(await perKg({ source: 'zinc citrate' })).toBe('5');
    await keep('7', { form: 'Zinc citrate', asOf: '2026-10-01' });
    expect(await perKg({ source: 'zinc citrate' })).toBe('7');
    expect(await perKg()).toBe('5');
  });

  it('is in US dollars, for what it was given for, and one’s own', async () => {
    await keep('9', { currency: 'EUR' });
    await keep('8', { ingredientKey: 'inulin' });
    expect(await perKg()).toBeUndefined();
    expect(await perKg({ nutrient: undefined, ingredient: 'inulin' })).toBe('8');
    const grace = await server.signIn();
    expect(await perKg({ ingredient: 'inulin' }, grace.id)).toBeUndefined();
  });

  it('gives way to a price of the line or of its material', async () => {
    await keep('9');
    const own = { tiers: [{ fromKg: 0, perKg: '1' }] };
    expect(await priced({ price: own })).toEqual(own);
    expect(await priced({ materialId: 1 })).toBeUndefined();
  });
});
