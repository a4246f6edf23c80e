import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeSentRequest,
  type DocumentContent,
  type DocumentKind,
  type FormulaOp,
} from '../../contract/index.ts';
import { sqlite } from '../../testing/databases.ts';
import { makeRecord, sendAs } from '../../testing/records.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
/** A capsule as a formulator writes it: a mineral, an extract with its marker, a filler. */
const ops: FormulaOp[] = [
  { op: 'setFormula', path: 'market', value: 'US' },
  { op: 'setFormula', path: 'form', value: 'capsule' },
  { op: 'setFormula', path: 'serving.units', value: 3 },
  { op: 'setFormula', path: 'serving.unit', value: 'capsule' },
  { op: 'setFormula', path: 'container.servings', value: 30 },
  { op: 'setFormula', path: 'batchUnits', value: 5000 },
  {
    op: 'addLine',
    line: {
      id: 1,
      nutrient: 'magnesium',
      source: 'magnesium bisglycinate',
      potency: 14.1,
      amount: { value: 100, unit: 'mg' },
    },
  },
  {
    op: 'addLine',
    line: {
      id: 2,
      name: 'Ashwagandha',
      ingredient: 'ashwagandha',
      latinName: 'Withania somnifera',
      plantPart: 'root',
      extract: { kind: 'dry', ratio: '10:1' },
      marker: { name: 'withanolides', percent: 5 },
      amount: { value: 300, unit: 'mg' },
    },
  },
  {
    op: 'addLine',
    line: { id: 3, name: 'Cellulose', purpose: 'excipient', amount: { value: 120, unit: 'mg' } },
  },
];

let server: TestServer;
let ada: Awaited<ReturnType<TestServer['signIn']>>;
let productId: number;

beforeAll(async () => {
  server = await startServer(sqlite);
  ada = await server.signIn();
  await ada.patch('/api/users/profile', { role: 'legal' });
  productId = await makeRecord(ada, 'product');
  const begun = await ada.post(`/api/products/${productId}/formulas`, { name: 'Night', from: 'empty' });
  const { id } = begun.body.formula;
  await ada.send('PATCH', `/api/formulas/${id}`, { body: { ops }, headers: any });
});
afterAll(() => server.close());

async function contentOf(kind: DocumentKind, of = productId): Promise<DocumentContent> {
  const made = await ada.post('/api/documents', { kind, productId: of });
  return (await ada.get(`/api/documents/${made.body.id}/content`)).body.content;
}

const factIn = ({ parts }: DocumentContent, name: string) =>
  parts.flatMap((part) => (part.type === 'facts' ? part.rows : [])).find((row) => row.name === name);

const tableIn = ({ parts }: DocumentContent, caption: string) => {
  const table = parts.find((part) => part.type === 'table' && part.caption === caption);
  return table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
};

const saidIn = (content: DocumentContent) => JSON.stringify(content.parts);

it('the formula adds up what is weighed in, counts the container, and says alike checks once', async () => {
  const content = await contentOf('formula');
  const rows = tableIn(content, 'What is weighed in, overage included');
  const sumOf = (column: number) =>
    rows.slice(0, -1).reduce((sum, row) => sum + Number(row[column]?.replaceAll(',', '')), 0);
  const total = rows.at(-1)?.map((text) => Number(text.replaceAll(',', '')));
  expect(rows.at(-1)?.[0]).toBe('Total');
  expect(total?.[1]).toBeCloseTo(sumOf(1), 2);
  expect(total?.[2]).toBe(100);
  expect(total?.[3]).toBeCloseTo(sumOf(3), 2);
  expect(factIn(content, 'Net contents')).toMatchObject({ text: '90 capsules', source: 'Formula, servings' });
  const said = saidIn(content);
  expect(said).toContain('Magnesium, Ashwagandha, Cellulose: No allergen is confirmed.');
  expect(said.split('No allergen is confirmed')).toHaveLength(2);
});

it('the cost sheet writes money as money, and says what is in it beside the price', async () => {
  const content = await contentOf('costSheet');
  const prices = tableIn(content, 'Materials of the run, landed').map((row) => row[2]);
  expect(prices.filter((price) => !/^[\d,]+\.\d\d$/.test(price ?? ''))).toEqual([]);
  const runs = tableIn(content, 'The same at other runs').map((row) => row[2]);
  expect(runs.at(-1)).toMatch(/^\d{1,3}(?:,\d{3})+\.\d\d$/);
  expect(saidIn(content)).toContain('Freight of the materials to the maker, 6 % of their price');
});

it('specifications know the strength of a standardised extract, and list published figures once', async () => {
  const content = await contentOf('ingredientSpec');
  const strengths = content.parts.flatMap((part) =>
    part.type === 'facts' ? part.rows.filter(({ name }) => name === 'Strength') : [],
  );
  expect(strengths.map(({ text }) => text)).toEqual(['14.1 %', '5 % withanolides']);
  expect(saidIn(content).split('Lead: USP <2232> sets 5 µg a day')).toHaveLength(2);
  expect(tableIn(content, 'Specification of Cellulose').map(([test]) => test)).toEqual(
    expect.arrayContaining(['Identity', 'Loss on drying', 'Lead']),
  );
  expect(saidIn(content)).toContain('Open: Grade of Cellulose, and the monograph it complies with');
  const lead = tableIn(content, 'Specification of Magnesium').find(([test]) => test === 'Lead');
  expect(lead?.[2]).toMatch(/^Open: /);
});

it('the master record says of an extract what it is', async () => {
  const rows = tableIn(await contentOf('masterRecord'), 'Components');
  expect(rows[1]?.[1]).toBe('Withania somnifera, root, dry extract 10:1, withanolides 5 %');
});

it('a request that is not begun yet is asked for as far as the formula says', async () => {
  const content = await contentOf('rfqPack');
  expect(factIn(content, 'Form or pack')).toMatchObject({ text: 'capsule', source: 'Formula' });
  expect(factIn(content, 'Serving')?.text).toBe('3 capsules');
  expect(factIn(content, 'Servings in a container')?.text).toBe('30');
  expect(factIn(content, 'Ship to')?.text).toBe('Open: Ship to');
});

it('the label has one disclaimer for one claim, and its plural for two', async () => {
  const approve = async (text: string) => {
    const made = await ada.post('/api/claims', { productId, market: 'US', channel: 'label', text });
    await ada.send('POST', `/api/claims/${made.body.id}/submit`, { headers: any });
  };
  await approve('Supports restful sleep.');
  const one = saidIn(await contentOf('labelCopy'));
  expect(one).toContain('This statement has not been evaluated by the Food and Drug Administration.');
  await approve('Supports a calm mood.');
  const two = saidIn(await contentOf('labelCopy'));
  expect(two).toContain('These statements have not been evaluated by the Food and Drug Administration.');
  expect(two).not.toContain('This statement has not');
});

it('the dossier keeps what is printed or sent apart from gaps in what stands behind a claim', async () => {
  const said = saidIn(await contentOf('dossier'));
  expect(said).toContain('prevent any disease. – to stand beside the claim');
  expect(said).not.toMatch(/Not met: (?:This statement|Notify FDA)/);
});

it('a comparison of quotes has its dates, its arithmetic and what it rests on', async () => {
  const { rfqId, recipientId } = await makeSentRequest(sendAs(ada));
  const { productId: quoted, formulaId } = (await ada.get(`/api/rfqs/${rfqId}`)).body;
  const line = { op: 'addLine', line: { id: 1, name: 'Zinc', amount: { value: 10, unit: 'mg' } } };
  await ada.send('PATCH', `/api/formulas/${formulaId}`, { body: { ops: [line] }, headers: any });
  const typed = await ada.post('/api/quotes', {
    rfqId,
    recipientId,
    currency: 'EUR',
    fxRate: '1.10',
    fxAsOf: '2026-01-05',
    incoterm: 'FOB',
    tiers: [{ quantity: 5000, unitPrice: '3.05' }],
    moq: 5000,
    testing: 'excluded',
    freightOurs: '2400.00',
    dutyPercent: 6.4,
    dutyAsOf: '2026-01-04',
    entry: '300.00',
    validUntil: '2099-12-31',
  });
  expect(typed.status).toBe(201);
  const content = await contentOf('quoteComparison', quoted);
  const rows = new Map(tableIn(content, 'Quotes').map(([name, value]) => [name, value]));
  expect([...rows.keys()].slice(5, 13)).toEqual([
    'Price, USD',
    'Testing, USD',
    'Freight, USD',
    'Duty, USD',
    'Entry, USD',
    'Total, USD',
    'Landed, USD a unit',
    'Of a later order, USD a unit',
  ]);
  expect(Object.fromEntries(rows)).toMatchObject({
    'Day of the rate': '2026-01-05',
    'Day the duty was read': '2026-01-04',
    'Price, USD': '16775.00',
    'Duty, USD': '1073.60',
    'Lines of our estimate': '1',
  });
  expect(rows.get('Testing, USD')).toMatch(/^\d+\.\d\d \(our estimate\)$/);
  expect(tableIn(content, 'Arithmetic').map(([, line, how]) => [line, how])).toContainEqual([
    'Price',
    '3.05 a unit × 1.1',
  ]);
  expect(saidIn(content)).toContain('Duty is a share of the price in the US');
  const unsaid = { dutyPercent: null, dutyAsOf: null };
  await ada.send('PATCH', `/api/quotes/${typed.body.id}`, { body: unsaid, headers: any });
  const without = tableIn(await contentOf('quoteComparison', quoted), 'Quotes');
  expect(without.find(([name]) => name === 'Duty')).toEqual(['Duty', 'not said, though ours to pay']);
});

it('a cost sheet whose run cannot be reckoned is open and is not approved, and needs no table without rows', async () => {
  const ownId = await makeRecord(ada, 'product');
  const begun = await ada.post(`/api/products/${ownId}/formulas`, { name: 'Bare', from: 'empty' });
  const line = { id: 1, nutrient: 'zinc', source: 'zinc citrate', amount: { value: 10, unit: 'mg' } };
  const body = { ops: [{ op: 'addLine', line }] };
  await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, { body, headers: any });
  const { body: made } = await ada.post('/api/documents', { productId: ownId, kind: 'costSheet' });
  expect(made.openItems.map(({ path }: { path: string }) => path)).toEqual(['cost.container', 'cost.run']);
  const said = saidIn(await contentOf('costSheet', ownId));
  expect(said).not.toMatch(/Assumptions|"rows":\[\]/);
  await ada.send('POST', `/api/documents/${made.id}/submit`, { headers: any });
  const approval = await ada.send('POST', `/api/documents/${made.id}/approve`, { headers: any });
  expect(approval.status).toBe(409);
});

it('label copy asks for allergens that no evidence has confirmed', async () => {
  const said = saidIn(await contentOf('labelCopy'));
  expect(said).toContain('Open: Further allergens, or ‘None’: those of 3 ingredients are not confirmed');
});

it('a label without the size of a serving is open in the US, and has it drawn once it is filled in', async () => {
  const ownId = await makeRecord(ada, 'product');
  const begun = await ada.post(`/api/products/${ownId}/formulas`, { name: 'Bare', from: 'empty' });
  const path = `/api/formulas/${begun.body.formula.id}`;
  const line = { id: 1, nutrient: 'zinc', source: 'zinc citrate', amount: { value: 10, unit: 'mg' } };
  await ada.send('PATCH', path, { body: { ops: [{ op: 'addLine', line }] }, headers: any });
  for (const kind of ['factsPanel', 'labelCopy', 'masterRecord'] as const) {
    const { body: made } = await ada.post('/api/documents', { productId: ownId, kind });
    expect(made.openItems).toContainEqual({ path: 'servingSize', question: 'Size of a serving' });
    const body = { values: { servingSize: '1 capsule' } };
    await ada.send('PATCH', `/api/documents/${made.id}`, { body, headers: any });
    const { content } = (await ada.get(`/api/documents/${made.id}/content`)).body as {
      content: DocumentContent;
    };
    const drawn = content.parts.find((part) => part.type === 'panel');
    expect(drawn).toMatchObject({ panel: { servingSize: '1 capsule' } });
  }
  const ops = [{ op: 'setFormula', path: 'market', value: 'EU' }];
  await ada.send('PATCH', path, { body: { ops }, headers: any });
  const { body: ofEu } = await ada.post('/api/documents', { productId: ownId, kind: 'factsPanel' });
  expect(ofEu.openItems).toEqual([]);
});

it('the cost sheet says of every price what it rests on and when it was paid', async () => {
  const rows = tableIn(await contentOf('costSheet'), 'Materials of the run, landed');
  expect(rows.map(([name, , , , basis, day]) => [name, basis, day])).toEqual([
    ['Magnesium', 'our assumption', '2023–2026'],
    ['Ashwagandha', 'our assumption', '2023–2026'],
    ['Cellulose', 'our assumption', 'not dated'],
  ]);
});
