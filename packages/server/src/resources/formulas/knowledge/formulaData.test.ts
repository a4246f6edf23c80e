import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeFormula, type FormulaData, type FormulaDraft } from '../../../formula/index.ts';
import cases from '../../../formula/testing/cases.json' with { type: 'json' };
import { findDatabases } from '../../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../../testing/server.ts';

describe.each(await findDatabases())('what a formula is computed with, on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  it('is sent once: the same again is not modified', async () => {
    const first = await ada.get('/api/formula-data');
    checkShape('formulaData.get', first);
    const again = await ada.get('/api/formula-data', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is not asked which formula a draft is of: what follows from it is the same', async () => {
    const draft = cases.cases[0]?.draft ?? {};
    const plain = await ada.post('/api/formulas/compute', { draft });
    const known = await ada.post('/api/formulas/compute', {
      draft: { ...draft, id: 1, productId: 2, rev: 3 },
    });
    expect([known.status, known.body]).toEqual([200, plain.body]);
    const odd = await ada.post('/api/formulas/compute', { draft: { ...draft, rev: 'x' } });
    expect(odd.status).toBe(400);
  });

  it('lets a page compute byte by byte what the server does', async () => {
    const { body } = await ada.get('/api/formula-data');
    for (const { draft } of cases.cases) {
      const answer = await ada.post('/api/formulas/compute', { draft });
      const own = computeFormula(draft as FormulaDraft, body as FormulaData);
      expect(JSON.stringify(answer.body)).toBe(JSON.stringify(own));
    }
  });
});
