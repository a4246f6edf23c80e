import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const question = 'How much magnesium was studied for sleep?';

describe.each(await findDatabases())('what lines of formulas rest on, on $name', (kind) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let address: string;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    address = `/api/formulas/${await makeRecord(ada, 'formula')}`;
  });
  afterAll(() => server.close());

  const change = (ops: unknown[]) =>
    ada.send('PATCH', address, { body: { ops }, headers: { 'If-Match': '*' } });
  const ask = async (person: typeof ada) =>
    (await person.post('/api/conversations', { content: question })).body.messages[1];
  const cited = (messageId: number) => [
    { op: 'addLine', line: { nutrient: 'magnesium' }, cite: { messageId, n: 1 } },
  ];

  it('no citation of somebody else’s answer', async () => {
    const hers = await ask(await server.signIn());
    expect((await change(cited(hers.id))).status).toBe(404);
  });

  it('what is said of allergens is kept with its evidence only', async () => {
    const line = { id: 'milk', name: 'whey', allergens: { milk: 'contains' } };
    const bare = await change([{ op: 'addLine', line }]);
    expect([bare.status, bare.body.errors[0].path]).toEqual([400, 'ops.0.line.allergenEvidence']);
    const proved = { ...line, allergenEvidence: { kind: 'spec', text: 'Data sheet 12' } };
    expect((await change([{ op: 'addLine', line: proved }])).status).toBe(200);
    const unproved = { op: 'setField', line: 'milk', path: 'allergenEvidence', value: null };
    expect((await change([unproved])).status).toBe(400);
  });

  it('a material is one’s own, and its newest price costs the draft anew, not the version', async () => {
    const { body: material } = await ada.post('/api/materials', {
      name: 'Magnesium bisglycinate 14 %',
      potency: 14,
      price: { tiers: [{ fromKg: 0, perKg: '10.00' }], asOf: '2026-11-01' },
    });
    const line = { id: 'own', materialId: material.id, nutrient: 'magnesium', amount: { value: 100 } };
    const container = { op: 'setFormula', path: 'container', value: { servings: 30 } };
    const changed = await change([{ op: 'addLine', line }, container]);
    expect(changed.status).toBe(200);
    const perKg = ({ body }: typeof changed) =>
      body.bom.lines.find((row: { line: string }) => row.line === 'own').perKg;
    expect(perKg(changed)).toBe(10);
    const { n } = (await ada.post(`${address}/versions`, {})).body;
    await ada.post(`/api/materials/${material.id}/prices`, {
      tiers: [{ fromKg: 0, perKg: '12.00' }],
      asOf: '2026-11-02',
    });
    const read = await ada.get(address, { headers: { 'If-None-Match': changed.headers.get('ETag') ?? '' } });
    expect([read.status, perKg(read)]).toEqual([200, 12]);
    expect(perKg(await ada.get(`${address}/versions/${n}`))).toBe(10);
    const missing = await change([{ op: 'addLine', line: { id: 'none', materialId: 2_000_000_000 } }]);
    expect([missing.status, missing.body.errors[0].path]).toEqual([400, 'ops.0.line.materialId']);
  });
});
