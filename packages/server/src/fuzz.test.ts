import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleBody, operations, records, type Operation, type RecordName } from './contract/index.ts';
import { findDatabases } from './testing/databases.ts';
import { inLong } from './testing/long.ts';
import { makeRecord } from './testing/records.ts';
import { startServer, type Client, type TestServer } from './testing/server.ts';

const all = Object.values<Operation>(operations);

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The names of all fields of a schema, however deep. */
function fieldsOf(schema: JsonSchema | boolean | undefined): string[] {
  if (typeof schema !== 'object') return [];
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const nested = [
    ...properties.map(([, field]) => field),
    schema.items as JsonSchema,
    ...(schema.anyOf ?? []),
  ];
  const named = Object.values(schema.$defs ?? {});
  return [...properties.map(([name]) => name), ...[...nested, ...named].flatMap(fieldsOf)];
}
const namesIn = (schemas: readonly (z.ZodType | undefined)[]) => [
  ...new Set(schemas.flatMap((schema) => (schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input' })) : []))),
];
const oddNames = ['__proto__', 'constructor', ''];
const fields = [...namesIn(all.map(({ body }) => body)), ...oddNames];
const parameters = [...namesIn(all.map(({ query }) => query)), ...oddNames];

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
const oddBody = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...fields), oddText), oddValue, { maxKeys: 6 }),
  oddValue,
);
/** The contract's example with some of its texts exchanged: what is stored must survive whatever text it is given. */
const nearlyRight = (example: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        typeof value === 'string' ? fc.oneof(oddText, fc.constant(value)) : fc.constant(value),
      ]),
    ),
  );
const targets = fc.constantFrom(...all).chain((target) => {
  const example = exampleBody(target.id);
  const body = example ? fc.oneof(oddBody, nearlyRight(example)) : oddBody;
  return fc.record({ target: fc.constant(target), body });
});
const oddQuery = fc.array(fc.tuple(fc.constantFrom(...parameters), oddText), { maxLength: 3 });

describe.each(await findDatabases())('nothing answers 500 on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
    for (const name of Object.keys(records) as RecordName[]) await makeRecord(ada, name);
  });
  afterAll(() => server.close());

  it('to odd ids, queries, headers and bodies', { timeout: inLong(3_600_000, 240_000) }, async () => {
    const request = fc.record({
      sent: targets,
      id: oddId,
      query: oddQuery,
      key: fc.option(oddText),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ sent: { target, body }, id, query, key }) => {
        // The session is needed for the rest.
        if (target.id === 'session.delete') return;
        const search = query
          .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&');
        const path = `${target.path.replaceAll(/\{\w+\}/g, () => id)}${search && `?${search}`}`;
        const isAscii = key !== null && /^[\x21-\x7e]+$/.test(key);
        const headers: Record<string, string> = {
          ...(isAscii ? { 'Idempotency-Key': key } : {}),
          ...(target.ifMatch ? { 'If-Match': '*' } : {}),
        };
        const parts = target.method === 'GET' ? { headers } : { body, headers };
        const answer = await ada.send(target.method, path, parts);
        expect(
          answer.status,
          `${target.method} ${path} ${JSON.stringify(body)}: ${answer.text}`,
        ).toBeLessThan(500);
      }),
      { numRuns: inLong(50_000, 2500) },
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
