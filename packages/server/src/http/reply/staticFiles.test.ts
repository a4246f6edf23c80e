import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

const script = `console.log(${JSON.stringify('seed '.repeat(2000))});`;
const asset = '/assets/index-a1B2c3D4.js';
const unnamed = '/assets/Bmy0yRB.js';
const [kind] = await findDatabases();

describe('the built page', () => {
  let folder: string;
  let server: TestServer;
  let visitor: Client;
  const build = (html: string, seconds: number) => {
    writeFileSync(join(folder, 'index.html'), html);
    utimesSync(join(folder, 'index.html'), seconds, seconds);
  };
  beforeAll(async () => {
    if (!kind) throw new Error('no database');
    folder = mkdtempSync(join(tmpdir(), 'seedbed-page-'));
    mkdirSync(join(folder, 'assets'));
    build('<title>First</title>', 1000);
    for (const name of [asset, unnamed]) writeFileSync(join(folder, name), script);
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await startServer(kind, { staticFolder: folder });
    visitor = server.anonymous;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/login', '/v1/products/7', '/v1/caf%C3%A9', '/%ZZ'])('is served at %s', async (path) => {
    const { status, headers, text } = await visitor.get(path);
    expect([status, text]).toEqual([200, '<title>First</title>']);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const tag = headers.get('ETag') ?? '';
    expect((await visitor.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('is not served for what is no page', async () => {
    expect((await visitor.get('/assets/missing-12345678.js')).status).toBe(404);
    expect((await visitor.get('/robots.txt')).status).toBe(404);
    expect((await visitor.get('/../package.json')).status).toBe(404);
    expect((await visitor.get('/api/nothing', { headers: { Accept: 'text/html' } })).status).toBe(404);
    const post = await visitor.post('/login', {});
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([asset, unnamed])('keeps %s, which is named by its hash, for ever', async (name) => {
    const { headers } = await visitor.get(name);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it('has others asked for again', async () => {
    expect((await visitor.get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
  ])('packs text as %s', async (encoding, unpack) => {
    const { bytes, headers } = await raw(server.url + asset, encoding);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(unpack(bytes).toString()).toBe(script);
  });

  it('notices a new build', async () => {
    build('<title>Second</title>', 2000);
    expect((await visitor.get('/login')).text).toBe('<title>Second</title>');
  });

  it('says so when it is not built', async () => {
    rmSync(join(folder, 'index.html'));
    const answer = await visitor.get('/login');
    expect([answer.status, answer.body.detail]).toEqual([404, 'The page is not built. Run npm run build.']);
  });
});

interface Raw {
  bytes: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** fetch would unpack it. */
function raw(url: string, encoding: string): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>();
  const call = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
    const pieces: Buffer[] = [];
    response.on('data', (piece) => pieces.push(piece));
    response.on('end', () => resolve({ bytes: Buffer.concat(pieces), headers: response.headers }));
  });
  call.on('error', reject).end();
  return promise;
}
