import {
  operations,
  Problem,
  routes,
  urlOf,
  type Operation,
  type OperationId,
} from '@seedbed/server/contract';
import { getResponse, type HttpHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, handlers, resetDb, scenarios } from './index.ts';

const origin = 'http://localhost:3000';
const all = Object.values(operations) as Operation[];
const ofApi = all.filter((operation) => operation.path.startsWith('/api/'));

function call(overrides: HttpHandler[], id: OperationId, init?: RequestInit) {
  const { method, path } = routes[id];
  const request = new Request(`${origin}${path.replaceAll(/\{\w+\}/g, '3')}`, { method, ...init });
  return getResponse([...overrides, ...handlers], request, { baseUrl: origin });
}

beforeEach(resetDb);

describe('a scenario', () => {
  it('changes only the operations it is given', async () => {
    const broken = scenarios.broken('products.list');
    expect((await call(broken, 'products.list'))?.status).toBe(500);
    expect((await call(broken, 'articles.list'))?.status).toBe(200);
  });

  it.each([
    ['forbidden', 403],
    ['broken', 500],
  ] as const)('%s refuses every call of the API with %i', async (name, status) => {
    for (const { id } of ofApi) {
      const response = await call(scenarios[name](), id);
      expect(response?.headers.get('Content-Type')).toBe('application/problem+json');
      expect(Problem.parse(await response?.json()).status).toBe(status);
    }
  });

  it('empty leaves lists without a row, and nothing else', async () => {
    for (const id of ['products.list', 'articles.list', 'conversations.list', 'messages.list'] as const)
      expect(await (await call(scenarios.empty(), id))?.json()).toEqual([]);
    expect((await call(scenarios.empty(), 'products.get'))?.status).toBe(200);
  });

  it('missing is a 404', async () => {
    expect((await call(scenarios.missing('users.current'), 'users.current'))?.status).toBe(404);
  });

  it('signedOut refuses what needs a session, and nothing public', async () => {
    for (const { id, access } of all) {
      const response = await call(scenarios.signedOut(), id, { signal: AbortSignal.timeout(5000) });
      expect(response?.status === 401).toBe(access === 'session');
    }
  });

  it('offline is a network error', async () => {
    expect((await call(scenarios.offline(), 'products.list'))?.type).toBe('error');
  });

  it('slow does not answer', async () => {
    const answered = call(scenarios.slow('products.list'), 'products.list').then(() => 'answered');
    const usual = call([], 'products.list').then(() => 'the usual one was first');
    expect(await Promise.race([answered, usual])).toBe('the usual one was first');
  });

  it('answering is in the middle of an answer', async () => {
    const overrides = scenarios.answering();
    const response = await call(overrides, 'messages.list');
    const messages = operations['messages.list'].responses[200].parse(await response?.json());
    expect(messages.map((message) => message.status)).toEqual(['complete', 'streaming']);
    const stream = await call(overrides, 'generation.attach');
    const reader = stream?.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain(JSON.stringify(messages[1]?.content));
    await reader?.cancel();
    expect(urlOf('generation.attach', { id: db.conversations[0]?.id ?? 0 })).toContain(
      String(messages[0]?.conversationId),
    );
  });
});
