import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentKindNames,
  documentTypes,
  formatsOf,
  makeFormulatedProduct,
  type DocumentKind,
} from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord, sendAs } from '../../testing/records.ts';
import { checkShape, startServer, type Answer, type TestServer } from '../../testing/server.ts';

const path = '/api/documents';
const any = { 'If-Match': '*' };

describe.each(await findDatabases())('documents on $name', (kindOfDb) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let productId: number;
  beforeAll(async () => {
    server = await startServer(kindOfDb);
    ada = await server.signIn();
    await ada.patch('/api/users/profile', { role: 'legal' });
    productId = await makeFormulatedProduct(sendAs(ada));
  });
  afterAll(() => server.close());

  const make = (kind: DocumentKind, more: object = {}) => ada.post(path, { kind, productId, ...more });
  const own = ({ body }: Answer) => `${path}/${(body.row ?? body).id}`;
  const act = (made: Answer, action: string, body?: object) =>
    ada.send('POST', `${own(made)}/${action}`, { body, headers: any });
  const fill = (made: Answer, values: object) =>
    ada.send('PATCH', own(made), { body: { values }, headers: any });
  const fillAll = (made: Answer) =>
    fill(
      made,
      Object.fromEntries(
        made.body.openItems.map((item: { path: string }): [string, string] => [item.path, '1, none other']),
      ),
    );
  const changeFormula = async (value: number) => {
    const [formula] = (await ada.get(`/api/products/${productId}/formulas`)).body;
    const ops = [{ op: 'setField', line: 1, path: 'amount.value', value }];
    await ada.send('PATCH', `/api/formulas/${formula.id}`, { body: { ops }, headers: any });
  };

  it.each(documentKindNames)('of the kind %s are generated, and told in parts', async (kind) => {
    const made = await make(kind);
    expect(made.status).toBe(201);
    checkShape('documents.create', made);
    const content = await ada.get(`${own(made)}/content`);
    checkShape('documents.content', content);
    expect(content.body.content.parts.length).toBeGreaterThan(0);
    const printed = JSON.stringify(content.body.content);
    for (const { question } of made.body.openItems)
      expect(printed).toContain(JSON.stringify(`Open: ${question}`).slice(1, -1));
  });

  it.each(documentKindNames.flatMap((kind) => formatsOf(kind).map((format) => [kind, format] as const)))(
    'of the kind %s come as %s, the same bytes from the same sources',
    async (kind, format) => {
      const [first, second] = [await make(kind), await make(kind)];
      const file = await ada.get(`${own(first)}/file?format=${format}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('Content-Type')).toContain(documentTypes[format]);
      expect(file.headers.get('Content-Disposition')).toMatch(new RegExp(`^attachment;.*\\.${format}"`));
      expect((await ada.get(`${own(second)}/file?format=${format}`)).text).toBe(file.text);
    },
  );

  it('come as the first of their files unless another is asked for, and as no other kind’s', async () => {
    const made = await make('notice');
    const file = await ada.get(`${own(made)}/file`);
    expect(file.headers.get('Content-Type')).toBe(documentTypes.docx);
    const refused = await ada.get(`${own(made)}/file?format=pdf`);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: 'format', message: '30-day notice to FDA comes as docx.' }]);
  });

  it('say the same from the same sources, in a row of its own', async () => {
    const first = await make('formula');
    const second = await make('formula');
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body).toMatchObject({
      checksum: first.body.checksum,
      number: first.body.number,
      refs: first.body.refs,
    });
  });

  it('need a formula with lines', async () => {
    const bare = await makeRecord(ada, 'product');
    const answer = await make('formula', { productId: bare });
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain('built formula');
  });

  it('count up with what is filled in, and are not approved while items are open', async () => {
    const made = await make('productSpec');
    await act(made, 'submit');
    const refused = await act(made, 'approve');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('open item');
    const filled = await fillAll(made);
    expect(filled.body.openItems).toEqual([]);
    expect(filled.body.number).toBe(made.body.number + 1);
    const approved = await act(filled, 'approve', { note: 'Compared.' });
    checkShape('documents.approve', approved);
    expect(approved.body.row).toMatchObject({
      status: 'approved',
      approvals: [
        { action: 'approve', note: 'Compared.', checksum: filled.body.checksum, isSelfApproved: true },
      ],
    });
    const differs = await ada.get(`${own(made)}/difference?number=${made.body.number}`);
    checkShape('documents.difference', differs);
    expect(differs.body.changes).toContainEqual(
      expect.objectContaining({ from: expect.stringContaining('Open: Shelf life') }),
    );
  });

  it('keep no words where a figure is asked for, and are not approved without it', async () => {
    const bare = await makeRecord(ada, 'product');
    const begun = await ada.post(`/api/products/${bare}/formulas`, { name: 'Bare', from: 'empty' });
    const line = { id: 1, name: 'Cellulose', amount: { value: 100, unit: 'mg' } };
    const ops = [{ op: 'addLine', line }];
    await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, { body: { ops }, headers: any });
    const made = await make('masterRecord', { productId: bare });
    const refused = await fill(made, { batchSize: 'to be agreed' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'values.batchSize' }]);
    const again = await make('masterRecord', { productId: bare, values: { batchSize: 'to be agreed' } });
    const paths = ({ body }: Answer) => body.openItems.map(({ path: at }: { path: string }) => at);
    expect(paths(again)).toContain('batchSize');
    const filled = await fill(again, { batchSize: '5,000 bottles' });
    expect(filled.status).toBe(200);
    expect(paths(filled)).not.toContain('batchSize');
  });

  it('are superseded when a later number is approved, and stay as they were approved', async () => {
    const first = await make('factsPanel');
    await act(first, 'submit');
    await act(first, 'approve');
    await changeFormula(111);
    const second = await make('factsPanel');
    expect(second.body.number).toBe(first.body.number + 1);
    await act(second, 'submit');
    await act(second, 'approve');
    expect((await ada.get(own(first))).body).toMatchObject({
      status: 'superseded',
      checksum: first.body.checksum,
    });
    expect((await fill(first, {})).status).toBe(409);
  });

  it('are stale once the formula changes: a press shows what follows, a second takes it', async () => {
    const made = await make('masterRecord');
    await changeFormula(123);
    const stale = await ada.get(own(made));
    expect(stale.body.staleBecause[0].text).toMatch(/^Formula changed since/);
    const looked = await act(made, 'recheck');
    expect(looked.body.difference.changes.map(({ path: field }: { path: string }) => field)).toContain(
      'checksum',
    );
    expect(looked.body.row.checksum).toBe(made.body.checksum);
    const taken = await act(made, 'recheck', { take: true });
    expect(taken.body.row).toMatchObject({ number: made.body.number + 1, staleSince: null });
  });

  it('are stale once a claim changes, where they speak of claims', async () => {
    const dossier = await make('dossier');
    const sheet = await make('costSheet');
    const claim = { text: 'Supports calm.', market: 'US', channel: 'label', productId };
    const { body } = await ada.post('/api/claims', claim);
    expect((await ada.get(own(dossier))).body.staleBecause[0].text).toBe(`Claim of ${body.id} new since`);
    expect((await ada.get(own(sheet))).body.staleSince).toBeNull();
  });

  it.each([
    ['approve', 'draft', 'submit, recheck'],
    ['reject', 'draft', 'submit, recheck'],
  ])('refuse to %s a %s, naming what is possible', async (action, _, possible) => {
    const answer = await act(await make('changeLog'), action, action === 'reject' ? { note: 'No.' } : {});
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain(possible);
  });

  it('are approved by the role legal alone', async () => {
    const bea = await server.signIn();
    const made = await bea.post(path, {
      kind: 'factsPanel',
      productId: await makeFormulatedProduct(sendAs(bea)),
    });
    await bea.send('POST', `${own(made)}/submit`, { headers: any });
    expect((await bea.send('POST', `${own(made)}/approve`, { headers: any })).status).toBe(403);
    expect((await ada.get(own(made))).status).toBe(404);
  });

  it('take nothing that they do not ask for', async () => {
    const answer = await fill(await make('labelCopy'), { colour: 'red' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe('values.colour');
  });

  it('lend their limits to certificates that say none', async () => {
    const spec = await make('ingredientSpec');
    const { path: limit } = spec.body.openItems.find((item: { path: string }) =>
      item.path.endsWith('.lead.limit'),
    );
    await fill(spec, { [limit]: '≤ 0.5 mg/kg' });
    const results = [{ test: 'Lead', result: '0.6', unit: 'ppm' }];
    const coa = await ada.post('/api/coas', { productId, ingredientKey: 'magnesium', lot: 'A', results });
    checkShape('coas.create', coa);
    expect(coa.body.results).toMatchObject([{ limit: '≤ 0.5 mg/kg', verdict: 'fail' }]);
    const checked = await ada.send('POST', `/api/coas/${coa.body.id}/check`, { headers: any });
    checkShape('coas.check', checked);
    expect(checked.body.row.results).toEqual(coa.body.results);
  });
});
