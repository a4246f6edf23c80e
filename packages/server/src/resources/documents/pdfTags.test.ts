import PdfDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKindNames, formatsOf, makeReadyRequest, type FormulaOp } from '../../contract/index.ts';
import { sqlite } from '../../testing/databases.ts';
import { faultsOfPdf } from '../../testing/pdfTags.ts';
import { sendAs } from '../../testing/records.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
const setFormula = (path: string, value: unknown) => ({ op: 'setFormula', path, value }) as FormulaOp;
const ops = {
  'US capsule': [
    setFormula('market', 'US'),
    setFormula('form', 'capsule'),
    setFormula('serving.units', 2),
    setFormula('container.servings', 30),
  ],
  'EU drink': [
    setFormula('market', 'EU'),
    setFormula('kind', 'food'),
    setFormula('isBeverage', true),
    setFormula('serving.ml', 330),
  ],
};
const lines: FormulaOp[] = [
  {
    op: 'addLine',
    line: { id: 81, nutrient: 'magnesium', source: 'magnesium citrate', amount: { value: 100, unit: 'mg' } },
  },
  {
    op: 'addLine',
    line: {
      id: 82,
      name: 'Ashwagandha',
      ingredient: 'ashwagandha',
      latinName: 'Withania somnifera',
      amount: { value: 300, unit: 'mg' },
    },
  },
];

let server: TestServer;
let ada: Awaited<ReturnType<TestServer['signIn']>>;
beforeAll(async () => {
  server = await startServer(sqlite);
  ada = await server.signIn();
  await ada.patch('/api/users/profile', { role: 'legal' });
});
afterAll(() => server.close());

const bytesOf = async (path: string) => new Uint8Array(await (await ada.open('GET', path)).arrayBuffer());

describe.each(['US capsule', 'EU drink'] as const)('PDFs of a %s', (product) => {
  let productId: number;
  let rfqId: number;
  beforeAll(async () => {
    rfqId = (await makeReadyRequest(sendAs(ada))).rfqId;
    const rfq = (await ada.get(`/api/rfqs/${rfqId}`)).body;
    productId = rfq.productId;
    const body = { ops: [...ops[product], ...lines] };
    const changed = await ada.send('PATCH', `/api/formulas/${rfq.formulaId}`, { body, headers: any });
    if (changed.status !== 200) throw new Error(changed.text);
    const { n } = (await ada.post(`/api/formulas/${rfq.formulaId}/versions`, {})).body;
    await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: { formulaVersion: n }, headers: any });
    const claim = { productId, market: 'US', channel: 'label', text: 'Supports restful sleep.' };
    const { id } = (await ada.post('/api/claims', claim)).body;
    for (const action of ['submit', 'approve'])
      await ada.send('POST', `/api/claims/${id}/${action}`, { headers: any });
  });

  it.each(documentKindNames.filter((kind) => formatsOf(kind).includes('pdf')))(
    'can be read by their tags: %s',
    async (kind) => {
      const made = await ada.post('/api/documents', { kind, productId });
      expect(made.status).toBe(201);
      expect(await faultsOfPdf(await bytesOf(`/api/documents/${made.body.id}/file?format=pdf`))).toEqual([]);
    },
  );

  it('can be read by their tags: the request as makers get it', async () => {
    expect(await faultsOfPdf(await bytesOf(`/api/rfqs/${rfqId}/pack?format=pdf`))).toEqual([]);
  });
});

it('a PDF without tags has faults', async () => {
  const plain = new PdfDocument();
  plain.text('Magnesium');
  plain.end();
  const faults = await faultsOfPdf(await buffer(plain));
  for (const fault of [
    'It is not marked as tagged',
    'It has no language',
    'It has no title',
    'A font is not embedded',
    'Not tagged: Magnesium',
    'Headings are of the levels none',
  ])
    expect(faults).toContain(fault);
});
