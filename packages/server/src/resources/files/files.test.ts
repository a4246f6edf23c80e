import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsxType } from '../../contract/index.ts';
import { createFolderStore } from '../../files/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { writeWorkbook } from '../../sheets/files/index.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const mail = 'From: maker@example.com\r\nSubject: Your request\r\n\r\nSee attached.\r\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);
const docxBytes = zipSync({
  '[Content_Types].xml': Buffer.from(
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  'word/document.xml': Buffer.from('<w:document/>'),
});

describe.each(await findDatabases())('files on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-store-'));
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind, { fileStore: createFolderStore(folder) });
    ada = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const formOf = (content: BlobPart, name: string, type = 'application/octet-stream') => {
    const form = new FormData();
    form.set('file', new File([content], name, { type }));
    return form;
  };
  const send = (content: BlobPart, name = 'a.bin', headers: Record<string, string> = {}) =>
    ada.send('POST', '/api/files', { body: formOf(content, name), headers });
  const stored = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => path.length > 60);

  it.each<[string, BlobPart, string]>([
    ['quote.pdf', pdf, 'application/pdf'],
    ['photo.gif', png, 'image/png'],
    ['photo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'image/jpeg'],
    ['prices.csv', 'Item,Price\nZinc,9\n', 'text/csv'],
    ['prices', 'Item;Price\nZinc;9\n', 'text/csv'],
    ['note.txt', 'Hello, world\nBye, world\n', 'text/plain'],
    ['reply.eml', mail, 'message/rfc822'],
    ['reply', mail, 'message/rfc822'],
    ['terms.docx', docxBytes, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s is kept as what its bytes show', async (name, content, mime) => {
    const answer = await send(content, name);
    expect(answer.status).toBe(201);
    checkShape('files.create', answer);
    expect(answer.body).toMatchObject({ name, mime });
  });

  it('a workbook is kept', async () => {
    const bytes = await writeWorkbook({ name: 'A', headings: ['Zinc'], rows: [[1]] });
    expect((await send(new Uint8Array(bytes), 'a.xlsx')).body.mime).toBe(xlsxType);
  });

  it.each<[string, BlobPart]>([
    ['a plain zip', new Uint8Array(zipSync({ 'a.txt': Buffer.from('a') }))],
    ['a GIF', 'GIF89a\u0001\0\u0001\0'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['bytes of no kind', new Uint8Array([0, 1, 2, 3])],
  ])('%s is refused, whatever it is called: 415', async (_, content) => {
    expect((await send(content, 'quote.pdf')).status).toBe(415);
  });

  it('nothing is refused: 400; so is a form that was cut off, and one without a file', async () => {
    expect((await send('')).status).toBe(400);
    const torn = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { ...ada.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut',
    });
    expect(torn.status).toBe(400);
    const other = new FormData();
    other.set('document', new File([pdf], 'a.pdf'));
    expect((await ada.send('POST', '/api/files', { body: other })).status).toBe(400);
  });

  it('several files in one form are refused, and none is kept', async () => {
    const before = (await ada.send('GET', '/api/files')).body;
    const form = formOf(pdf, 'one.pdf');
    form.append('file', new File(['Item,Price\nZinc,9\n'], 'two.csv'));
    const answer = await ada.send('POST', '/api/files', { body: form });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'file' }] } });
    expect((await ada.send('GET', '/api/files')).body).toEqual(before);
  });

  it('20 MB are kept, a byte more is refused: 413', async () => {
    const most = Buffer.alloc(20 * 1_048_576, 'a');
    expect(await send(most, 'a.txt')).toMatchObject({ status: 201, body: { bytes: most.length } });
    expect((await send(Buffer.concat([most, Buffer.from('a')]), 'a.txt')).status).toBe(413);
  });

  it('are given back byte by byte, as attachments, to their owner', async () => {
    const { body } = await send(png, 'Ünï "quoted".png');
    const response = await ada.open('GET', `/api/files/${body.id}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=/);
    const meta = await ada.get(`/api/files/${body.id}/meta`);
    expect(meta.body).toEqual(body);
    expect((await (await server.signIn()).get(`/api/files/${body.id}`)).status).toBe(404);
  });

  it('have no folders in their names', async () => {
    expect((await send(pdf, '../../etc/passwd')).body.name).toBe('passwd');
  });

  it('lie by their digest, once; the bytes go with the last of them', async () => {
    const content = randomBytes(20).toString('hex');
    const [one, two] = [(await send(content, 'a.txt')).body, (await send(content, 'b.txt')).body];
    const place = join(one.sha256.slice(0, 2), one.sha256);
    expect(stored().filter((path) => path === place)).toHaveLength(1);
    const remove = (id: number) => ada.send('DELETE', `/api/files/${id}`, { headers: { 'If-Match': '*' } });
    expect((await remove(one.id)).status).toBe(204);
    expect(stored()).toContain(place);
    expect((await remove(two.id)).status).toBe(204);
    expect(stored()).not.toContain(place);
  });

  it('are kept once for a key', async () => {
    const key = { 'Idempotency-Key': 'file-1' };
    const first = await send(pdf, 'a.pdf', key);
    expect((await send(pdf, 'a.pdf', key)).body).toEqual(first.body);
    expect((await send(`${pdf}\n`, 'a.pdf', key)).status).toBe(409);
  });

  it('a store without room refuses clearly, and nothing half is kept', async () => {
    const { Unavailable } = await import('../../errors.ts');
    const full = await startServer(kind, {
      fileStore: {
        ...createFolderStore(folder),
        put: () => Promise.reject(new Unavailable('The disk is full. The file was not kept.')),
      },
    });
    const grace = await full.signIn();
    const answer = await grace.send('POST', '/api/files', { body: formOf(pdf, 'a.pdf') });
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toContain('The disk is full');
    expect((await grace.get('/api/files')).body).toEqual([]);
    await full.close();
  });
});
