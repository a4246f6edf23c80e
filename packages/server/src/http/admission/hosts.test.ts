import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlite } from '../../testing/databases.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const names = new Set(['localhost', '127.0.0.1', '[::1]', 'seedbed.local']);

/** `fetch` sends its own Host. */
function statusOf(server: TestServer, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(`${server.url}${path}`, { headers }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('a server that knows its names', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(sqlite, { knownHosts: { names, hasAnyAddress: false } });
  });
  afterAll(() => server.close());

  it.each([
    'localhost',
    'localhost:5173',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::1]',
    'seedbed.local',
  ])('answers %s', async (Host) => {
    expect(await statusOf(server, '/healthz', { Host })).toBe(200);
    expect(await statusOf(server, '/api/products', { Host })).toBe(401);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '192.168.1.5:3000',
    '[::2]:3000',
  ])('refuses %j before anything else: 421', async (Host) => {
    for (const path of ['/healthz', '/api/products', '/config.json', '/nowhere']) {
      expect(await statusOf(server, path, { Host })).toBe(421);
    }
  });

  it('takes no word of a proxy that it does not trust', async () => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'localhost' };
    expect(await statusOf(server, '/healthz', headers)).toBe(421);
  });
});

it('a server on every address answers under each of them, and under no other name', async () => {
  const server = await startServer(sqlite, { knownHosts: { names, hasAnyAddress: true } });
  const statuses = ['192.168.1.5:3000', '[fe80::2]:3000', 'evil.example:3000', '1.2.3.4.evil.example'].map(
    (Host) => statusOf(server, '/healthz', { Host }),
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 421, 421]);
  await server.close();
});

it('a deployment with signed tokens answers under any name', async () => {
  const server = await startServer(sqlite);
  expect(await statusOf(server, '/healthz', { Host: 'seedbed.example' })).toBe(200);
  await server.close();
});
