import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../../testing/databases.ts';
import { startServer, type Client, type TestServer } from '../../../testing/server.ts';

describe.each(await findDatabases())('formulas that others are made of, on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let formulas: string;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    const product = await ada.post('/api/products', {
      concept: 'Magnesium and L-theanine sleep capsule',
      description: 'Helps adults wind down.',
    });
    formulas = `/api/products/${product.body.id}/formulas`;
  });
  afterAll(() => server.close());

  it('begin with the lines of the product’s estimate', async () => {
    const { body } = await ada.post(formulas, { name: 'A', from: 'suggested' });
    expect(body.formula.lines).toMatchObject([
      { nutrient: 'magnesium', tag: 'suggested' },
      { ingredient: 'l-theanine', tag: 'suggested' },
      { name: 'Microcrystalline cellulose', purpose: 'excipient', tag: 'suggested' },
      { name: 'Magnesium stearate', purpose: 'excipient', tag: 'suggested' },
      { name: 'Silicon dioxide', purpose: 'excipient', tag: 'suggested' },
      { name: 'Capsule shell', purpose: 'shell', tag: 'suggested' },
    ]);
    expect(body.typical).toEqual([]);
    expect(body.cost.perUnit).toMatch(/^\d+\.\d\d$/);
  });

  it.each(['suggested', 'empty'])(
    'begin with the label that the product’s words ask for, %s',
    async (from) => {
      const { body: product } = await ada.post('/api/products', {
        concept: 'Prenatal multivitamin capsules',
        description: 'For pharmacies in Germany.',
      });
      const { body } = await ada.post(`/api/products/${product.id}/formulas`, { name: 'A', from });
      expect(body.formula).toMatchObject({ market: 'EU', audience: ['pregnancy'] });
      expect(body.panel.title).toBe('Food supplement');
    },
  );

  it('lie in others by weight', async () => {
    const part = await ada.post(formulas, { name: 'Part', from: 'suggested' });
    const lines = [{ id: 1, name: 'Part', formulaId: part.body.formula.id, amount: { value: 1, unit: 'g' } }];
    const { body } = await ada.post('/api/formulas/compute', { draft: { form: 'powder', lines } });
    expect(body.panel.lines.map(({ name }: { name: string }) => name)).toEqual([
      'Magnesium (as magnesium bisglycinate)',
      'L-theanine',
    ]);
  });

  it('tell how old a price is today', async () => {
    const price = { tiers: [{ fromKg: 0, perKg: '14.00' }], asOf: '2020-01-01' };
    const line = { id: 1, nutrient: 'zinc', amount: { value: 15, unit: 'mg' }, price };
    const { body } = await ada.post('/api/formulas/compute', { draft: { lines: [line] } });
    expect(body.checks.map(({ code }: { code: string }) => code)).toContain('price.old');
  });
});
