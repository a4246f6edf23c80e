import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachAddress } from './reach.ts';

let server: Server;
let origin: string;
const methods: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    methods.push(request.method ?? '');
    const [, status = '200'] = (request.url ?? '').split('/');
    if (status === 'silent') return;
    const headers = status === '302' ? { location: '/404' } : { 'content-length': '99999999' };
    response.writeHead(Number(status), headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['a page, however large', '/200', true],
  ['one behind a sign-in', '/401', true],
  ['one that knows no HEAD', '/405', true],
  ['one that is not there', '/404', false],
  ['one that is gone', '/410', false],
  ['one that leads to nothing', '/302', false],
  ['one whose server fails', '/503', false],
  ['one that is silent', '/silent', false],
])('%s: %s', async (_, path, isReached) => {
  expect(await reachAddress(`${origin}${path}`, { allowLoopback: true, timeoutMs: 300 })).toBe(isReached);
});

it('fetches no body', () => {
  expect(new Set(methods)).toEqual(new Set(['HEAD']));
});

it.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://user:secret@example.com/',
  'ftp://example.com/',
  'x',
])('never asks %s', async (address) => expect(await reachAddress(address)).toBe(false));
