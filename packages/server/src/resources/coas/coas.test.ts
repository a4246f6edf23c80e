import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedProduct, makeFormulatedProduct } from '../../contract/index.ts';
import { asCsv, germanCertificate, germanVerdicts } from '../../documents/coa/testing/certificates.ts';
import { germanPdf } from '../../documents/coa/testing/pdf.ts';
import { writeWorkbook } from '../../sheets/files/index.ts';
import { pdfOf } from '../../sheets/files/pdf/testing/pdfs.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord, sendAs } from '../../testing/records.ts';
import { checkShape, startServer, type Answer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/coas';
const any = { 'If-Match': '*' };
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
/** How a workbook begins that is locked with a password, and one of Excel 97. */
const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(1000).fill(0)]);
const csv = asCsv(germanCertificate);
const workbookOf = async (rows: readonly (readonly string[])[]) => {
  const [headings = [], ...rest] = rows;
  const sheet = { name: 'CoA', headings: headings.slice(), rows: rest.map((row) => row.slice()) };
  return new Uint8Array(await writeWorkbook(sheet));
};

describe.each(await findDatabases())('certificates of analysis on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let productId: number;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    productId = await makeFormulatedProduct(sendAs(ada));
  });
  afterAll(() => server.close());

  const formOf = (content: BlobPart, name: string) => {
    const form = new FormData();
    form.set('file', new File([content], name, { type: 'application/octet-stream' }));
    return form;
  };
  const read = (content: BlobPart, name = 'coa.csv', query = '') =>
    ada.send('POST', `${path}/read${query}`, { body: formOf(content, name) });
  const stored = async () => [(await ada.get(path)).body.length, (await ada.get('/api/files')).body.length];
  const check = ({ body }: Answer, client = ada) =>
    client.send('POST', `${path}/${(body.row ?? body).id}/check`, { headers: any });
  const take = ({ body }: Answer) =>
    ada.send('POST', `${path}/${(body.row ?? body).id}/check`, { body: { take: true }, headers: any });
  /** Fills limits of magnesium in a new ingredient specification. */
  const specify = async (limits: Readonly<Record<string, string>>) => {
    const spec = await ada.post('/api/documents', { kind: 'ingredientSpec', productId });
    const values = Object.fromEntries(
      spec.body.openItems.flatMap((item: { path: string; question: string }) => {
        const test = Object.keys(limits).find((key) => item.path.endsWith(`.${key}.limit`));
        return test && item.question.includes('agnesium') ? [[item.path, limits[test]]] : [];
      }),
    );
    expect(Object.keys(values)).toHaveLength(Object.keys(limits).length);
    await ada.send('PATCH', `/api/documents/${spec.body.id}`, { body: { values }, headers: any });
  };
  const keep = (results: object[]) =>
    ada.post(path, { productId, ingredientKey: 'magnesium', lot: 'A', results });

  it.each<[string, () => BlobPart | Promise<BlobPart>, string, number, string]>([
    ['an empty file', () => '', 'a.csv', 400, 'no file'],
    ['a picture', () => 'GIF89a\u0001\0\u0001\0', 'coa.csv', 415, 'no table and no PDF'],
    ['a page', () => '<html><script>alert(1)</script></html>', 'coa.csv', 415, 'no table and no PDF'],
    [
      'a program',
      () => new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]),
      'coa.xlsx',
      415,
      'no table and no PDF',
    ],
    ['a workbook with a password', () => compound, 'coa.xlsx', 400, 'locked with a password'],
    [
      'half a workbook',
      async () => (await workbookOf(germanCertificate)).slice(0, 900),
      'coa.xlsx',
      400,
      'torn',
    ],
    [
      'an archive',
      () => new Uint8Array(zipSync({ 'a.txt': Buffer.from('a') })),
      'coa.xlsx',
      400,
      'no XLSX workbook',
    ],
    ['an open quote', () => 'Test,Result\n"Lead,1\nIron,2\n', 'coa.csv', 400, 'torn'],
    ['many rows', () => 'Test;Result\n'.repeat(2001), 'coa.csv', 400, 'more than 2,000 rows'],
    ['many columns', () => `${'Test;'.repeat(101)}\nLead`, 'coa.csv', 400, 'more than 100 columns'],
    ['more than a megabyte of text', () => 'a;'.repeat(600_000), 'coa.csv', 400, 'larger than 1 MB'],
    ['a text that unpacks to a gigabyte', () => bomb(), 'coa.xlsx', 400, 'unpacks to too much'],
  ])('are not read from %s, and nothing is stored', async (_, content, name, status, words) => {
    const before = await stored();
    const answer = await read(await content(), name);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toContain(words);
    expect(await stored()).toEqual(before);
  });

  it('are not read from more than 20 MB', async () => {
    const answer = await read(new Uint8Array(20 * 1_048_576 + 2), 'coa.csv');
    expect(answer.status).toBe(413);
  });

  it('are not read from somebody else’s file, nor for somebody else’s product', async () => {
    const bea = await server.signIn();
    const file = await bea.send('POST', '/api/files', { body: formOf(csv, 'coa.csv') });
    expect((await ada.send('POST', `${path}/read?fileId=${file.body.id}`)).status).toBe(404);
    const theirs = await makeRecord(bea, 'product');
    const answer = await ada.post(path, { productId: theirs, ingredientKey: 'magnesium', lot: 'A' });
    expect(answer.status).toBe(404);
    const ours = await keep([]);
    expect((await check(ours, bea)).status).toBe(404);
  });

  it('are of what the base or the formula knows, or of the product', async () => {
    const unknown = await ada.post(path, { productId, ingredientKey: 'magnesuim', lot: 'A' });
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors).toMatchObject([{ path: 'ingredientKey' }]);
    for (const ingredientKey of ['zinc', finishedProduct]) {
      expect((await ada.post(path, { productId, ingredientKey, lot: 'A' })).status).toBe(201);
    }
    const kept = await ada.post(path, { productId, ingredientKey: 'magnesium', lot: 'A' });
    const change = (body: object) => ada.send('PATCH', `${path}/${kept.body.id}`, { body, headers: any });
    expect((await change({ ingredientKey: 'nothing-such' })).status).toBe(400);
    expect((await change({ ingredientKey: 'zinc' })).status).toBe(200);
  });

  it('have columns that are known', async () => {
    const answer = await read(csv, 'coa.csv', '?mapping=test,colour');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe('mapping.1');
  });

  it.each<[string, () => BlobPart | Promise<BlobPart>, string]>([
    ['CSV with semicolons', () => csv, 'coa.csv'],
    [
      'CSV of before Unicode',
      () => new Uint8Array(Buffer.from(csv.replaceAll('≤', '<=').replaceAll('–', '-'), 'latin1')),
      'coa.csv',
    ],
    ['TSV', () => csv.replaceAll(';', '\t'), 'coa.tsv'],
    [
      'Unicode text of Excel',
      () => new Uint8Array(Buffer.from(`\uFEFF${csv.replaceAll(';', '\t')}`, 'utf16le')),
      'coa.txt',
    ],
    ['XLSX', () => workbookOf(germanCertificate), 'coa.xlsx'],
    ['PDF', () => germanPdf(), 'coa.pdf'],
  ])('are read from %s, and kept with verdicts', async (_, content, name) => {
    const before = await stored();
    const answer = await read(await content(), name);
    checkShape('coas.read', answer);
    expect(answer.body.head).toMatchObject({
      lot: 'MB-2409-117',
      madeOn: '2026-09-12',
      expiresOn: '2029-09-11',
    });
    expect(await stored()).toEqual(before);
    const { lot, madeOn, expiresOn } = answer.body.head;
    const results = answer.body.rows.map(({ row: _row, ...result }: { row: number }) => result);
    const kept = await ada.post(path, { ingredientKey: 'magnesium', lot, madeOn, expiresOn, results });
    checkShape('coas.create', kept);
    const verdicts = kept.body.results.map(({ test, verdict }: Record<string, string>) => [test, verdict]);
    expect(Object.fromEntries(verdicts)).toEqual(germanVerdicts);
  });

  it('are read from a file that is kept, as a person says what its columns hold', async () => {
    const file = await ada.send('POST', '/api/files', { body: formOf('A;B;C\n0,5;mg/kg;Blei\n', 'coa.csv') });
    const answer = await ada.send('POST', `${path}/read?fileId=${file.body.id}&mapping=result,unit,test`);
    checkShape('coas.read', answer);
    expect(answer.body.rows).toMatchObject([{ test: 'Blei', result: '0.5', unit: 'mg/kg' }]);
  });

  it.each<[string, () => BlobPart | Promise<BlobPart>, string]>([
    ['torn', () => pdf, 'it is torn'],
    ['half of it', async () => (await pdfOf([[]])).slice(0, 400), 'it is torn'],
    ['locked', () => pdfOf([[{ text: 'Lead', x: 50, y: 50 }]], { userPassword: 'a' }), 'a password'],
    ['a scan', () => pdfOf([[]]), 'pictures alone'],
  ])('that are a PDF without text, %s, are kept and typed', async (_, content, why) => {
    const answer = await read(await content(), 'coa.pdf');
    checkShape('coas.read', answer);
    expect(answer.body).toMatchObject({ kind: 'pdf', rows: [] });
    expect(answer.body.notes[0]).toContain('no text found');
    expect(answer.body.notes[0]).toContain(why);
  });

  it('that are a PDF are kept with their file', async () => {
    const file = await ada.send('POST', '/api/files', { body: formOf(pdf, 'coa.pdf') });
    const kept = await ada.post(path, { ingredientKey: 'magnesium', lot: 'P', fileId: file.body.id });
    expect(kept.body.fileId).toBe(file.body.id);
  });

  it('go by the specification first, whatever their tests are called, and keep what they state', async () => {
    await specify({ lead: '≤ 0.1 mg/kg' });
    const coa = await keep([{ test: 'Blei (Pb)', result: '0.3', unit: 'ppm', limit: '≤ 0.5 mg/kg' }]);
    expect(coa.body.results).toMatchObject([
      { limit: '≤ 0.1 mg/kg', limitFrom: 'specification', stated: '≤ 0.5 mg/kg', verdict: 'fail' },
    ]);
  });

  it('follow a changed specification once that is taken, not before', async () => {
    await specify({ cadmium: '≤ 0.5 mg/kg' });
    const coa = await keep([
      { test: 'Cadmium', result: '0.4', unit: 'mg/kg', limit: '≤ 1 mg/kg' },
      { test: 'Mercury', result: '0.05', unit: 'mg/kg', limit: '≤ 0.1 mg/kg' },
    ]);
    const told = [
      { test: 'Cadmium', limit: '≤ 0.5 mg/kg', limitFrom: 'specification', verdict: 'pass' },
      { test: 'Mercury', limit: '≤ 0.1 mg/kg', limitFrom: 'certificate', verdict: 'pass' },
    ];
    expect(coa.body.results).toMatchObject(told);
    await specify({ cadmium: '≤ 0.3 mg/kg', mercury: '≤ 0.01 mg/kg' });
    const outdated = await ada.get(`${path}/${coa.body.id}`);
    checkShape('coas.get', outdated);
    expect(outdated.body).toMatchObject({ version: 1, results: told, staleSince: expect.any(String) });
    const shown = await check(coa);
    checkShape('coas.check', shown);
    expect(shown.body.row).toEqual(outdated.body);
    expect(shown.body.difference).toEqual({
      because: [expect.objectContaining({ kind: 'specification', text: 'Specification changed since' })],
      changes: [
        { path: 'results.0.limit', from: '≤ 0.5 mg/kg', to: '≤ 0.3 mg/kg' },
        { path: 'results.0.verdict', from: 'pass', to: 'fail' },
        { path: 'results.1.limit', from: '≤ 0.1 mg/kg', to: '≤ 0.01 mg/kg' },
        { path: 'results.1.limitFrom', from: 'certificate', to: 'specification' },
        { path: 'results.1.verdict', from: 'pass', to: 'fail' },
      ],
    });
    expect((await ada.get(`${path}/${coa.body.id}`)).body).toEqual(outdated.body);
    const checked = await take(coa);
    checkShape('coas.check', checked);
    expect(checked.body.difference).toEqual(shown.body.difference);
    expect(checked.body.row).toMatchObject({
      version: 2,
      staleSince: null,
      results: [
        { limit: '≤ 0.3 mg/kg', stated: '≤ 1 mg/kg', verdict: 'fail' },
        { limit: '≤ 0.01 mg/kg', limitFrom: 'specification', verdict: 'fail' },
      ],
    });
    expect((await ada.get(`${path}/${coa.body.id}`)).body).toEqual(checked.body.row);
    expect((await check(checked)).body).toMatchObject({ row: { version: 2 }, difference: null });
    expect((await take(checked)).body).toMatchObject({ row: { version: 2 }, difference: null });
  });

  it('take over no specification with a change of something else', async () => {
    await specify({ cadmium: '≤ 0.5 mg/kg' });
    const results = [{ test: 'Cadmium', method: null, result: '0.4', unit: 'mg/kg', limit: '≤ 1 mg/kg' }];
    const coa = await keep(results);
    await specify({ cadmium: '≤ 0.3 mg/kg' });
    const change = (body: object) =>
      ada.send('PATCH', `${path}/${coa.body.id}`, { body, headers: any }).then((answer) => answer.body);
    const kept = { staleSince: expect.any(String), results: [{ limit: '≤ 0.5 mg/kg', verdict: 'pass' }] };
    expect(await change({ lot: 'B', results })).toMatchObject({ ...kept, lot: 'B', version: 2 });
    expect(await change({ lot: 'B' })).toMatchObject({ ...kept, version: 2 });
    const typed = results.map((result) => Object.assign({}, result, { result: '0.2' }));
    expect(await change({ results: typed })).toMatchObject({
      staleSince: null,
      results: [{ limit: '≤ 0.3 mg/kg', verdict: 'pass' }],
    });
  });

  it('are not outdated by a specification that says the same of them', async () => {
    await specify({ lead: '≤ 0.5 mg/kg' });
    const coa = await keep([{ test: 'Lead', result: '0.1', unit: 'mg/kg' }]);
    await specify({ lead: '≤ 0.5 mg/kg', moisture: '≤ 5 %' });
    expect((await ada.get(`${path}/${coa.body.id}`)).body.staleSince).toBeNull();
    await specify({ lead: '≤ 0.05 mg/kg' });
    const since = (await ada.get(`${path}/${coa.body.id}`)).body.staleSince;
    expect(since).not.toBeNull();
    // Back to what it was checked against.
    await specify({ lead: '≤ 0.5 mg/kg' });
    expect((await ada.get(`${path}/${coa.body.id}`)).body.staleSince).toBeNull();
  });

  it('of the finished product go by its specification: label amounts by their ingredient, contaminants, identity', async () => {
    const spec = await ada.post('/api/documents', { kind: 'productSpec', productId });
    const said: Readonly<Record<string, string>> = {
      '.strength.limit': '190–220 mg',
      '.identity.limit': 'positive',
      'product.cadmium.limit': '≤ 0.5 mg/kg',
      'product.weight.limit': '500–520 mg',
    };
    const asked: { path: string; question: string }[] = spec.body.openItems;
    const values = Object.fromEntries(
      Object.entries(said).flatMap(([end, limit]) => {
        const item = asked.find(
          ({ path: at, question }) =>
            at.endsWith(end) && (end.startsWith('product') || question.includes('agnesium')),
        );
        return item ? [[item.path, limit]] : [];
      }),
    );
    expect(Object.keys(values)).toHaveLength(4);
    await ada.send('PATCH', `/api/documents/${spec.body.id}`, { body: { values }, headers: any });
    const results = [
      { test: 'Magnesium', result: '0.205', unit: 'g', limit: '≥ 100 mg' },
      { test: 'Assay of magnesium', result: '180', unit: 'mg' },
      { test: 'Identity (magnesium)', result: 'negative' },
      { test: 'Cadmium (Cd)', result: '<0.01', unit: 'ppm' },
      { test: 'Average weight', result: '530', unit: 'mg' },
      { test: 'Mercury', result: '0.01', unit: 'mg/kg' },
    ];
    const coa = await ada.post(path, { productId, ingredientKey: finishedProduct, lot: 'F-1', results });
    checkShape('coas.create', coa);
    expect(coa.body.results.map((each: { verdict: string }) => each.verdict)).toEqual([
      'pass',
      'fail',
      'fail',
      'pass',
      'fail',
      // Its limit is open: none is invented.
      'unreadable',
    ]);
    expect(coa.body.results[0]).toMatchObject({ limit: '190–220 mg', limitFrom: 'specification' });
    const ofNone = await ada.post(path, { ingredientKey: finishedProduct, lot: 'F-1', results });
    expect(ofNone.body.results[0].limitFrom).toBe('certificate');
  });

  it('fall back to their own limit where the specification has none any more', async () => {
    await specify({ arsenic: '≤ 0.1 mg/kg' });
    const coa = await keep([{ test: 'Arsenic', result: '0.3', unit: 'mg/kg', limit: '≤ 0.5 mg/kg' }]);
    expect(coa.body.results[0].verdict).toBe('fail');
    await specify({});
    const checked = await take(coa);
    expect(checked.body.row.results).toMatchObject([
      { limit: '≤ 0.5 mg/kg', limitFrom: 'certificate', verdict: 'pass' },
    ]);
  });

  it('of before a limit said whose it is are told, and checked again', async () => {
    const coa = await keep([{ test: 'Iron', result: '0.3', unit: 'mg/kg', limit: '≤ 0.5 mg/kg' }]);
    const old = [
      { test: 'Iron', method: null, result: '0.3', unit: 'mg/kg', limit: '≤ 0.5 mg/kg', verdict: 'pass' },
    ];
    await server.database
      .db('coas')
      .where({ id: coa.body.id })
      .update({ results: JSON.stringify(old) });
    const checked = await check(coa);
    expect(checked.body.row.results).toEqual(coa.body.results);
  });
});

/** A workbook whose sheet says a gigabyte of nothing. */
function bomb(): Uint8Array<ArrayBuffer> {
  const much = new Uint8Array(13 * 1_048_576);
  return new Uint8Array(zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/workbook.xml': much }));
}
