import { hash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentKindNames,
  formatsOf,
  makeFormulatedProduct,
  type DocumentKind,
} from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord, sendAs } from '../../testing/records.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };

interface Manifest {
  documents: {
    kind: DocumentKind;
    number: number;
    status: string;
    laterNumber: number | null;
    openItems: { question: string }[];
    files: { name: string; bytes: number; sha256: string }[];
  }[];
  notGenerated: DocumentKind[];
}

describe.each(await findDatabases())('packs on $name', (kindOfDb) => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  beforeAll(async () => {
    server = await startServer(kindOfDb);
    ada = await server.signIn();
    await ada.patch('/api/users/profile', { role: 'legal' });
  });
  afterAll(() => server.close());

  const formulated = () => makeFormulatedProduct(sendAs(ada));
  const make = (productId: number, kind: DocumentKind) => ada.post('/api/documents', { productId, kind });
  const act = (id: number, action: string) =>
    ada.send('POST', `/api/documents/${id}/${action}`, { headers: any });
  async function packOf(productId: number) {
    const response = await ada.open('GET', `/api/products/${productId}/pack`);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const files = unzipSync(bytes);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return {
      response,
      bytes,
      files,
      manifest: JSON.parse(textOf('manifest.json')) as Manifest,
      text: textOf('contents.txt'),
    };
  }

  it('hold each document as all of its files, by their checksums', async () => {
    const productId = await formulated();
    for (const kind of documentKindNames) await make(productId, kind);
    const { response, files, manifest } = await packOf(productId);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment;.*\.zip"/);
    const listed = manifest.documents.flatMap((document) => document.files);
    expect(listed).toHaveLength(documentKindNames.flatMap(formatsOf).length);
    expect(Object.keys(files)).toEqual([...listed.map(({ name }) => name), 'contents.txt', 'manifest.json']);
    for (const { name, bytes, sha256 } of listed) {
      const content = files[name] ?? new Uint8Array();
      expect([name, content.length, hash('sha256', content, 'hex')]).toEqual([name, bytes, sha256]);
    }
    expect(manifest.notGenerated).toEqual([]);
  });

  it('name what is open and what is not there, and are the same bytes each time', async () => {
    const productId = await formulated();
    const made = await make(productId, 'productSpec');
    const { bytes, manifest, text } = await packOf(productId);
    const [{ question }] = made.body.openItems;
    expect(manifest.documents[0]?.openItems).toEqual(made.body.openItems);
    expect(text).toContain(`Open: ${question}`);
    expect(manifest.notGenerated).toHaveLength(documentKindNames.length - 1);
    expect(text).toContain('Not generated yet:\n  Formula and bill of materials');
    expect((await packOf(productId)).bytes).toEqual(bytes);
  });

  it('hold what was approved, and say that a later number was not', async () => {
    const productId = await formulated();
    const first = await make(productId, 'factsPanel');
    await act(first.body.id, 'submit');
    await act(first.body.id, 'approve');
    const [formula] = (await ada.get(`/api/products/${productId}/formulas`)).body;
    const ops = [{ op: 'setField', line: 1, path: 'amount.value', value: 77 }];
    await ada.send('PATCH', `/api/formulas/${formula.id}`, { body: { ops }, headers: any });
    await make(productId, 'factsPanel');
    const { manifest, text } = await packOf(productId);
    expect(manifest.documents).toMatchObject([{ number: 1, status: 'approved', laterNumber: 2 }]);
    expect(text).toContain('Number 2 is later and not approved');
  });

  it('are refused without a formula and without documents, saying what is missing', async () => {
    const bare = await ada.get(`/api/products/${await makeRecord(ada, 'product')}/pack`);
    expect([bare.status, bare.body.detail]).toEqual([409, expect.stringContaining('need a built formula')]);
    const empty = await ada.get(`/api/products/${await formulated()}/pack`);
    expect([empty.status, empty.body.detail]).toEqual([409, expect.stringContaining('none is generated')]);
  });

  it('are cut off, not ended, where a document cannot be read any more', async () => {
    const productId = await formulated();
    await make(productId, 'factsPanel');
    await server.database.db('document_numbers').where('product_id', productId).delete();
    const whole = ada.open('GET', `/api/products/${productId}/pack`).then((answer) => answer.arrayBuffer());
    await expect(whole).rejects.toThrow(TypeError);
    expect((await ada.get('/healthz')).status).toBe(200);
  });
});
