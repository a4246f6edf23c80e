import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentKindNames,
  isForOthers,
  type DocumentContent,
  type DocumentKind,
  type FormulaOp,
} from '../../contract/index.ts';
import { sqlite } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
const capsule: FormulaOp[] = [
  { op: 'setFormula', path: 'market', value: 'US' },
  { op: 'setFormula', path: 'form', value: 'capsule' },
  {
    op: 'addLine',
    line: {
      id: 1,
      nutrient: 'magnesium',
      source: 'magnesium citrate',
      amount: { value: 100, unit: 'mg' },
      price: { tiers: [{ fromKg: 1, perKg: '9.00' }], supplier: 'Harbor Minerals' },
    },
  },
  {
    op: 'addLine',
    line: { id: 2, name: 'Ashwagandha', ingredient: 'ashwagandha', amount: { value: 300, unit: 'mg' } },
  },
];
const drink: FormulaOp[] = [
  { op: 'setFormula', path: 'market', value: 'EU' },
  { op: 'setFormula', path: 'kind', value: 'food' },
  { op: 'setFormula', path: 'isBeverage', value: true },
  { op: 'setFormula', path: 'serving.ml', value: 330 },
  {
    op: 'addLine',
    line: {
      id: 1,
      nutrient: 'magnesium',
      source: 'magnesium citrate',
      amount: { value: 60, unit: 'mg' },
    },
  },
  {
    op: 'addLine',
    line: { id: 3, nutrient: 'vitamin-c', source: 'ascorbic acid', amount: { value: 40, unit: 'mg' } },
  },
  { op: 'addLine', line: { id: 2, name: 'Water', purpose: 'water', amount: { value: 320, unit: 'g' } } },
];

let server: TestServer;
let ada: Awaited<ReturnType<TestServer['signIn']>>;
const products = { capsule: 0, drink: 0 };
type Product = keyof typeof products;

async function productOf(ops: FormulaOp[]): Promise<number> {
  const productId = await makeRecord(ada, 'product');
  const begun = await ada.post(`/api/products/${productId}/formulas`, { name: 'Night', from: 'empty' });
  await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, { body: { ops }, headers: any });
  return productId;
}

beforeAll(async () => {
  server = await startServer(sqlite);
  ada = await server.signIn();
  await ada.patch('/api/users/profile', { role: 'legal' });
  products.capsule = await productOf(capsule);
  products.drink = await productOf(drink);
});
afterAll(() => server.close());

const make = (kind: DocumentKind, of: Product, values = {}) =>
  ada.post('/api/documents', { kind, productId: products[of], values });

async function contentOf(kind: DocumentKind, of: Product, values = {}): Promise<DocumentContent> {
  const made = await make(kind, of, values);
  return (await ada.get(`/api/documents/${made.body.id}/content`)).body.content;
}

const factIn = ({ parts }: DocumentContent, name: string) =>
  parts.flatMap((part) => (part.type === 'facts' ? part.rows : [])).find((row) => row.name === name)?.text;

const tableIn = ({ parts }: DocumentContent, caption: string) => {
  const table = parts.find((part) => part.type === 'table' && part.caption === caption);
  return table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
};

const saidIn = (content: DocumentContent) => JSON.stringify(content.parts);
const outwardKinds = documentKindNames.filter(isForOthers);

it.each(documentKindNames)(
  'each question of %s is understood by itself, wherever it stands',
  async (kind) => {
    const { openItems } = (await make(kind, 'capsule')).body;
    for (const { question } of openItems) expect(question).not.toMatch(/^(?:Its|Their|It|They|That) /);
  },
);

describe.each(outwardKinds)('%s', (kind) => {
  it('says which product and version it is of, and nothing of how we keep it', async () => {
    const said = saidIn(await contentOf(kind, 'capsule'));
    expect(said).not.toMatch(/"Revision"|"Checksum"|"Verdict"|"Changed on"/);
  });

  it('cites rules for dietary supplements of the US for those alone', async () => {
    expect(saidIn(await contentOf(kind, 'drink')).replaceAll(/"source":"[^"]*"/g, '')).not.toMatch(
      /111\.\d|dietary ingredient/,
    );
  });

  it('stands on the paper of its market', async () => {
    expect((await contentOf(kind, 'drink')).paper).toBe('a4');
    expect((await contentOf(kind, 'capsule')).paper).toBe('letter');
  });
});

const decide = async (id: number, action: 'approve' | 'reject') => {
  await ada.send('POST', `/api/claims/${id}/submit`, { headers: any });
  return ada.send('POST', `/api/claims/${id}/${action}`, { body: { note: 'Read' }, headers: any });
};
async function claimOf(text: string, more: object = {}): Promise<number> {
  const sent = { productId: products.capsule, market: 'US', channel: 'label', text, ...more };
  return (await ada.post('/api/claims', sent)).body.id;
}

describe('the notice to FDA', () => {
  it('has its address, the brand and ingredients by their names, and no claim that was rejected', async () => {
    const ingredients = ['magnesium', 'ashwagandha'];
    const kept = await claimOf('Supports restful sleep.', { ingredients, firstMarketedOn: '2026-01-05' });
    await decide(kept, 'approve');
    await decide(await claimOf('Helps you unwind.'), 'reject');
    await claimOf('Supports a good mood.');
    const content = await contentOf('notice', 'capsule');
    expect(factIn(content, 'To')).toBe(
      [
        'Office of Dietary Supplement Programs (HFS-810)',
        'Center for Food Safety and Applied Nutrition',
        'Food and Drug Administration',
        '5001 Campus Dr.',
        'College Park, MD 20740',
      ].join('\n'),
    );
    expect(factIn(content, 'Copies')).toBe('An original and two copies');
    expect(factIn(content, 'Subject of the statement')).toBe('Magnesium, Ashwagandha');
    expect(factIn(content, 'Brand name')).toBe('Open: Brand name under which the supplement is sold');
    expect(saidIn(content)).not.toMatch(/Helps you unwind|good mood|due by/);
  });

  it('has lines to sign and date on by hand, which approval does not wait for', async () => {
    const content = await contentOf('notice', 'capsule');
    for (const name of ['Signature', 'Date']) expect(factIn(content, name)).toMatch(/^_{20,}$/);
    const { openItems } = (await make('notice', 'capsule')).body;
    expect(openItems.map(({ path }: { path: string }) => path).join()).not.toMatch(/signature|date/);
    expect(factIn(content, 'Title')).toMatch(/^Open: Title of /);
  });

  it('says nothing of who approved it here once it is approved', async () => {
    const made = await make('notice', 'capsule');
    const values = Object.fromEntries(
      made.body.openItems.map(({ path }: { path: string }): [string, string] => [path, 'As agreed']),
    );
    const own = `/api/documents/${made.body.id}`;
    await ada.send('PATCH', own, { body: { values }, headers: any });
    await ada.send('POST', `${own}/submit`, { headers: any });
    const approved = await ada.send('POST', `${own}/approve`, { headers: any });
    expect(approved.body.row.status).toBe('approved');
    const response = await ada.open('GET', `${own}/file?format=docx`);
    const word = unzipSync(new Uint8Array(await response.arrayBuffer()))['word/document.xml'];
    expect(strFromU8(word ?? new Uint8Array())).toContain('College Park');
    expect(strFromU8(word ?? new Uint8Array())).not.toMatch(/Ada Okafor|checksum|Draft|Claim \d/);
  });
});

describe('the request for certificates', () => {
  const asked = (content: DocumentContent) => [
    ...new Set(tableIn(content, 'Tests that are asked for').map(([name]) => name)),
  ];

  it('asks whom it goes to, from whom it is, and where the certificates go', async () => {
    const content = await contentOf('coaRequest', 'capsule');
    for (const name of ['To', 'From', 'Reply to', 'Ingredients'])
      expect(factIn(content, name)).toMatch(/^Open: /);
    expect(asked(content)).toEqual(['Magnesium', 'Ashwagandha']);
  });

  it('asks for the limits of the ingredient specification, and is outdated when that says others', async () => {
    const limitsIn = (content: DocumentContent) =>
      tableIn(content, 'Tests that are asked for').flatMap(([name, , , , test, , limit]) =>
        name === 'Magnesium' && (test === 'Lead' || test === 'Assay') ? [[test, limit]] : [],
      );
    const lead = (limit: string) => ({ 'lines.1.lead.limit': limit });
    await make('ingredientSpec', 'capsule', lead('≤ 0.5 mg/kg'));
    const made = (await make('coaRequest', 'capsule')).body;
    expect(made.openItems.map(({ path }: { path: string }) => path)).not.toContain('lines.1.lead.limit');
    const { content } = (await ada.get(`/api/documents/${made.id}/content`)).body;
    expect(limitsIn(content)).toEqual([
      ['Assay', 'Open: Limit for assay of Magnesium, with its unit'],
      ['Lead', '≤ 0.5 mg/kg'],
    ]);
    const typed = await contentOf('coaRequest', 'capsule', lead('≤ 0.3 mg/kg'));
    expect(limitsIn(typed)).toContainEqual(['Lead', '≤ 0.3 mg/kg']);

    await make('ingredientSpec', 'capsule', lead('≤ 1 mg/kg'));
    const { staleSince, staleBecause } = (await ada.get(`/api/documents/${made.id}`)).body;
    expect(staleSince).not.toBeNull();
    expect(staleBecause.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/^Ingredient specification changed since \(\d+ → \d+\)$/),
    ]);
    const taken = await ada.send('POST', `/api/documents/${made.id}/recheck`, {
      body: { take: true },
      headers: any,
    });
    expect(taken.body.row.staleSince).toBeNull();
    const after = (await ada.get(`/api/documents/${made.id}/content`)).body.content;
    expect(limitsIn(after)).toContainEqual(['Lead', '≤ 1 mg/kg']);
  });

  it.each([
    [{ 'supplier.name': 'harbor minerals' }, ['Magnesium']],
    [{ 'supplier.name': 'Root & Co', 'supplier.ingredients': 'ashwagandha' }, ['Ashwagandha']],
    [{ 'supplier.name': 'Root & Co', 'supplier.ingredients': 'All' }, ['Magnesium', 'Ashwagandha']],
  ])('tells a supplier no more than what is asked of them: %o', async (values, names) => {
    const content = await contentOf('coaRequest', 'capsule', values);
    expect(asked(content)).toEqual(names);
    expect(factIn(content, 'Ingredients')).toBe(names.join(', '));
  });
});

describe('specifications', () => {
  it('ask of a drink what drinks are tested for, and of capsules that they disintegrate', async () => {
    const tests = async (of: Product) =>
      tableIn(await contentOf('productSpec', of), 'Physical tests').map(([name]) => name);
    expect(await tests('drink')).toEqual(['Net contents', 'pH', 'Soluble solids (°Brix)']);
    expect(await tests('capsule')).toEqual([
      'Average weight',
      'Disintegration or dissolution',
      'Loss on drying',
    ]);
  });

  it('show published figures as long as their limit is open', async () => {
    const open = saidIn(await contentOf('productSpec', 'capsule'));
    expect(open).toContain('Lead: USP <2232> sets 5 µg a day');
    const made = await make('productSpec', 'capsule');
    const limits = (made.body.openItems as { path: string }[]).map(({ path }): [string, string] => [
      path,
      '≤ 1 mg/kg',
    ]);
    const lead = limits.filter(([path]) => path === 'product.lead.limit');
    const said = saidIn(await contentOf('productSpec', 'capsule', Object.fromEntries(lead)));
    expect(said).not.toContain('Lead: USP');
    expect(said).toContain('Cadmium: USP');
    const all = saidIn(await contentOf('productSpec', 'capsule', Object.fromEntries(limits)));
    expect(all).not.toContain('Published figures');
  });
});

it('label copy of the European Union asks for the words of statements that the law only names', async () => {
  const text = 'Vitamin C contributes to the normal function of the immune system.';
  const id = await claimOf(text, { productId: products.drink, market: 'EU' });
  await decide(id, 'approve');
  const blocked = await claimOf('Water cures colds.', { productId: products.drink, market: 'EU' });
  await ada.send('POST', `/api/claims/${blocked}/submit`, { headers: any });
  const content = await contentOf('labelCopy', 'drink');
  const who = 'Who should avoid it, where there is such a group';
  expect(factIn(content, who)).toBe(`Open: Words of the label, or ‘None’: ${who}`);
  expect(saidIn(content)).not.toMatch(/cures colds|Principal display panel|adverse events/);
  const path = 'statements.who-should-avoid-it-where-there-is-such-a-group';
  const told = await contentOf('labelCopy', 'drink', { [path]: 'Not for children under 3 years.' });
  expect(factIn(told, who)).toBe('Not for children under 3 years.');
});

it('a serving that the label has no line for is told as it is typed', async () => {
  expect(factIn(await contentOf('productSpec', 'drink'), 'Serving')).toBe('330 mL');
});

it('each ingredient has pages of its own, to be handed to its supplier, which name no supplier', async () => {
  const content = await contentOf('ingredientSpec', 'capsule');
  expect(saidIn(content)).not.toMatch(/supplier|Harbor/i);
  const { parts } = content;
  expect(parts.flatMap((part) => (part.type === 'heading' ? [[part.text, part.startsPage]] : []))).toEqual([
    ['Magnesium', undefined],
    ['Ashwagandha', true],
    ['Published figures', undefined],
  ]);
});

describe('a claim that waits for approval', () => {
  const words = 'Supports a calm mood.';
  let id: number;
  beforeAll(async () => {
    id = await claimOf(words);
    await ada.send('POST', `/api/claims/${id}/submit`, { headers: any });
  });

  it('is open on label copy, beside those that are approved', async () => {
    const made = await make('labelCopy', 'capsule');
    const path = `claims.${id}.approval`;
    expect(made.body.openItems).toContainEqual({
      path,
      question: `The claim ‘${words}’ is not approved yet: approve it, or write why it stays off the label`,
    });
    const content = await contentOf('labelCopy', 'capsule');
    expect(saidIn(content)).toMatch(/"Supports restful sleep\.\*"/);
    expect(saidIn(content)).not.toContain(`"${words}`);
  });

  it('is not printed once it is said why it stays off, and is once it is approved', async () => {
    const told = { [`claims.${id}.approval`]: 'For a later label' };
    expect(saidIn(await contentOf('labelCopy', 'capsule', told))).not.toMatch(/calm mood|later label/);
    await ada.send('POST', `/api/claims/${id}/approve`, { body: { note: 'Read' }, headers: any });
    expect(saidIn(await contentOf('labelCopy', 'capsule'))).toContain(`"${words}*"`);
  });
});

it('a disclaimer is tied to the claims that need it, and says how it is printed', async () => {
  await decide(await claimOf('Contains 100 mg magnesium.'), 'approve');
  const said = saidIn(await contentOf('labelCopy', 'capsule'));
  expect(said).toContain('"Contains 100 mg magnesium."');
  expect(said).toContain('"*These statements have not been evaluated by the Food and Drug Administration.');
  expect(said).toContain('In bold, letters at least 1/16 inch high');
});
