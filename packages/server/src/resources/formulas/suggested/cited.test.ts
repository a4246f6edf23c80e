import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Citation } from '../../../contract/index.ts';
import { findDatabases } from '../../../testing/databases.ts';
import { makeRecord } from '../../../testing/records.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../../testing/server.ts';

describe.each(await findDatabases())('a line from an answer on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let answer: { id: number; citations: Citation[] };
  let formula: number;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    const asked = await ada.post('/api/conversations', { content: 'Does magnesium help with sleep?' });
    answer = asked.body.messages[1];
    const product = await makeRecord(ada, 'product');
    const begun = await ada.post(`/api/products/${product}/formulas`, { name: 'Sleep' });
    formula = begun.body.formula.id;
  });
  afterAll(() => server.close());

  const add = (client: Client, n: number) =>
    client.send('PATCH', `/api/formulas/${formula}`, {
      body: {
        ops: [
          {
            op: 'addLine',
            line: { nutrient: 'magnesium', amount: { value: 320, unit: 'mg' } },
            cite: { messageId: answer.id, n },
          },
        ],
      },
      headers: { 'If-Match': '"1"' },
    });

  it('is refused where the answer has no such marker', async () => {
    const refused = await add(ada, 999);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'ops.0.cite.n' }]);
  });

  it('has the citation with the dose that was studied', async () => {
    const cited = answer.citations.find(({ dose }) => dose) as Citation;
    const added = await add(ada, cited.n);
    checkShape('formulas.update', added);
    const { ingredient: _, ...kept } = cited;
    expect(added.body.formula.lines[0].cite).toEqual(kept);
    expect(kept.dose).toEqual({ low: 320, high: 729, unit: 'mg', per: 'day' });
  });

  it('leaves what a suggestion beside it may fill', async () => {
    const product = await ada.post('/api/products', {
      concept: 'Sleep capsule with L-theanine',
      description: 'Helps adults wind down.',
    });
    const formulas = `/api/products/${product.body.id}/formulas`;
    const begun = await ada.post(formulas, { name: 'Sleep' });
    const cited = answer.citations.find(({ dose }) => dose) as Citation;
    const line = { nutrient: 'magnesium', amount: { value: 320, unit: 'mg' } };
    const ops = [{ op: 'addLine', line, cite: { messageId: answer.id, n: cited.n } }];
    await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, {
      body: { ops },
      headers: { 'If-Match': '"1"' },
    });
    const { draft } = (await ada.get(`${formulas}/suggested`)).body;
    const isActive = ({ purpose }: { purpose?: string }) => purpose === undefined;
    expect(draft.lines.filter(isActive)).toMatchObject([
      { nutrient: 'magnesium', amount: { value: 320, unit: 'mg' } },
      { ingredient: 'l-theanine' },
    ]);
    const { fit } = (await ada.post('/api/formulas/compute', { draft })).body;
    expect(draft.serving.units).toBeGreaterThanOrEqual(4);
    expect(fit.percentFull).toBeLessThanOrEqual(100);
  });
});
