import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, type OperationId, type Route } from './contract/index.ts';
import { findDatabases } from './testing/databases.ts';
import { startServer, type Client, type TestServer } from './testing/server.ts';

const all = Object.entries(routes) as [OperationId, Route][];

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    'a\udfffb',
    '%ZZ',
    '../../etc/passwd',
    '2147483648',
    '1e309',
    "'; drop table users;--",
  ),
);
const oddId = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%ZZ',
    '%F0%9F',
    '1%2F2',
    '..',
    'NaN',
  ),
  fc.nat().map(String),
);
const oddValue = fc.oneof(
  oddText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
);
const fields = [
  'concept',
  'description',
  'insights',
  'estimatedCost',
  'estimatedRevenue',
  'pinned',
  'formFactor',
  'volume',
  'volumeUnit',
  'content',
  'idToken',
  'fullName',
  'firebaseUid',
  'email',
  'role',
  'phoneNumber',
  '__proto__',
  'constructor',
  '',
];
const oddBody = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...fields), oddText), oddValue, { maxKeys: 6 }),
  // Nearly right: what is stored must survive whatever text it is given.
  fc.record({ concept: oddText, description: oddText, insights: oddText }),
  fc.record({ content: oddText }),
  oddValue,
);
const oddQuery = fc.array(fc.tuple(fc.constantFrom('limit', 'cursor', 'x', '__proto__', ''), oddText), {
  maxLength: 3,
});

describe.each(await findDatabases())('nothing answers 500 on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    await ada.post('/api/products', { concept: 'a', description: 'b' });
    await ada.post('/api/conversations', { content: 'vitamin d' });
  });
  afterAll(() => server.close());

  it('to odd ids, queries, headers and bodies', { timeout: 120_000 }, async () => {
    const request = fc.record({
      target: fc.constantFrom(...all),
      id: oddId,
      query: oddQuery,
      body: oddBody,
      key: fc.option(oddText),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ target: [, route], id, query, body, key }) => {
        if (route.path === '/api/session' && route.method === 'DELETE') return;
        const search = query
          .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&');
        const path = `${route.path.replace('{id}', id)}${search && `?${search}`}`;
        const isAscii = key !== null && /^[\x21-\x7e]+$/.test(key);
        const headers = isAscii ? { 'Idempotency-Key': key } : undefined;
        const sent = route.method === 'GET' ? { headers } : { body, headers };
        const answer = await ada.send(route.method, path, sent);
        expect(answer.status, `${route.method} ${path} ${JSON.stringify(body)}: ${answer.text}`).toBeLessThan(
          500,
        );
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    'GET /api/products/%ZZ HTTP/1.1',
    'GET http://[::1 HTTP/1.1',
    'GET //evil.example/api HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET /\\..\\..\\etc/passwd HTTP/1.1',
    'GET /../../../../etc/passwd HTTP/1.1',
    'GET /api/products?%E0%A4%A=1&=&&a[]=1&a[]=2 HTTP/1.1',
    'FOO /api/products HTTP/1.1',
    `GET /${'a'.repeat(8000)} HTTP/1.1`,
  ])('to the request line %s', async (line) => {
    expect(await statusOf(server.url, `${line}\r\nHost: x y\r\nConnection: close\r\n\r\n`)).toBeLessThan(500);
  });
});

/** The status a raw request is answered with. */
function statusOf(url: string, text: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let answer = '';
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
  socket.on('data', (piece) => (answer += piece.toString('latin1')));
  socket.on('end', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? Number.NaN)));
  socket.on('error', reject);
  return promise;
}
