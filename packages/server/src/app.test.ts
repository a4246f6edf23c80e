import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, type Route } from './contract/index.ts';
import { findDatabases } from './testing/databases.ts';
import { createScriptedAnswerer } from './testing/scriptedAnswerer.ts';
import { startServer, type Client, type TestServer } from './testing/server.ts';

describe.each(await findDatabases())('the application on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  it('mounts every operation of the contract, and nothing more', () => {
    const mounted = server.app.router.stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
    const promised = Object.values(routes as Record<string, Route>).map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(mounted.sort()).toEqual(promised.sort());
  });

  describe('bodies', () => {
    const send = (body: BodyInit | undefined, headers: Record<string, string>) =>
      fetch(`${server.url}/api/products`, { method: 'POST', headers: { ...ada.headers, ...headers }, body });
    const json = { 'Content-Type': 'application/json' };

    it.each([
      ['text', 'concept=x', { 'Content-Type': 'text/plain' }, 415],
      ['a form', 'concept=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
      ['another charset', '{}', { 'Content-Type': 'application/json; charset=latin1' }, 415],
      ['a packed body', '{}', { ...json, 'Content-Encoding': 'gzip' }, 415],
      ['no body', undefined, json, 400],
      ['broken JSON', '{"concept":', json, 400],
      ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), json, 400],
      ['null', 'null', json, 400],
      ['an array', '[]', json, 400],
      ['a prototype', '{"__proto__":{"concept":"x"},"concept":"a","description":"b"}', json, 400],
      ['more than 1 MB', JSON.stringify({ concept: 'x'.repeat(1_100_000), description: 'y' }), json, 413],
    ])('%s', async (_, body, headers, status) => {
      const response = await send(body, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ status });
    });

    it('refuses more than 1 MB of unknown length', async () => {
      const piece = new TextEncoder().encode('x'.repeat(100_000));
      const body = new ReadableStream({
        start(controller) {
          for (let n = 0; n < 30; n += 1) controller.enqueue(piece);
          controller.close();
        },
      });
      const response = await fetch(`${server.url}/api/products`, {
        method: 'POST',
        headers: { ...ada.headers, ...json },
        body,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(413);
    });

    it('takes exactly what fits', async () => {
      const draft = JSON.stringify({ concept: 'a', description: 'b' });
      const response = await send(draft.padEnd(1_048_576), json);
      expect(response.status).toBe(201);
    });
  });

  describe('methods and addresses', () => {
    it('405 with Allow for a method that an address does not know', async () => {
      for (const method of ['PUT', 'PATCH', 'PROPFIND']) {
        const answer = await ada.send(method, '/api/products');
        expect(answer.status).toBe(405);
        expect(answer.headers.get('Allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
      }
    });

    it('405 where the last word of an address would fit a number', async () => {
      for (const method of ['GET', 'HEAD', 'DELETE']) {
        const answer = await ada.send(method, '/api/formulas/compute');
        expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
      }
    });

    it('answers OPTIONS and HEAD', async () => {
      const options = await ada.send('OPTIONS', '/api/products/1');
      expect([options.status, options.headers.get('Allow')]).toEqual([
        204,
        'HEAD, GET, PATCH, DELETE, OPTIONS',
      ]);
      const head = await ada.send('HEAD', '/api/products');
      expect([head.status, head.text]).toEqual([200, '']);
    });

    it.each([
      '/api',
      '/api/',
      '/api/nothing',
      '/api/products/',
      '/API/%ZZ',
      '/api/%00',
      '/api/products/1/2/3',
    ])('404 at %s, as a problem', async (path) => {
      const answer = await ada.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.type).toBe('about:blank');
    });
  });

  it('carries security headers everywhere, and no version', async () => {
    for (const path of ['/api/products', '/healthz', '/nowhere']) {
      const { headers } = await ada.get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{4,}$/);
      expect(headers.get('Server') ?? headers.get('X-Powered-By')).toBeNull();
    }
  });

  it('limits the rate of an address and of a person, with Retry-After', async () => {
    const limited = await startServer(kind, { limits: { perAddress: 8, perUser: 4, costlyPerUser: 2 } });
    const grace = await limited.signIn();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await grace.get('/api/products')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const last = await limited.anonymous.get('/healthz');
    const refused = await limited.anonymous.get('/healthz');
    expect([last.status, refused.status]).toEqual([200, 429]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await limited.close();
  });

  it('says once that a proxy in front was not told of', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const far = { headers: { 'X-Forwarded-Proto': 'https' } };
    for (const [trustedProxies, count] of [
      [1, 0],
      [0, 1],
    ]) {
      const logged = await startServer(kind, { log, trustedProxies });
      await logged.anonymous.get('/healthz');
      for (let n = 0; n < 2; n += 1) await logged.anonymous.get('/healthz', far);
      expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count ?? 0);
      await logged.close();
    }
  });

  it('notes who came and went, who was refused what, and why', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const logged = await startServer(kind, { log });
    const [grace, eve] = [await logged.signIn(), await logged.signIn()];
    const { body: product } = await grace.post('/api/products', { concept: 'x', description: 'y' });
    await logged.anonymous.get('/api/products', { headers: { Cookie: 'seedbed_session=forged' } });
    await eve.get(`/api/products/${product.id}`);
    await eve.get('/api/products/2000000000');
    await eve.get('/api/users/current', { headers: { 'X-Firebase-UID': grace.uid } });
    await eve.patch('/api/users/profile', { role: 'legal', fullName: 'Eve' });
    await eve.patch('/api/users/profile', { role: 'legal' });
    await eve.delete('/api/sessions');
    await eve.delete('/api/session');
    await eve.delete('/api/session');
    const events = lines.filter(({ event }) => event);
    expect(events).toMatchObject([
      { event: 'signed in', operation: 'session.create', uid: grace.uid },
      { event: 'signed in', operation: 'session.create', uid: eve.uid },
      { event: 'authentication refused', operation: 'products.list', status: 401 },
      { event: 'access denied', operation: 'products.get', status: 404, uid: eve.uid },
      { event: 'access denied', operation: 'users.current', status: 403, uid: eve.uid },
      { event: 'role changed from research to legal', operation: 'users.updateProfile', uid: eve.uid },
      { event: 'other sessions ended', operation: 'sessions.deleteOthers', uid: eve.uid },
      { event: 'signed out', operation: 'session.delete', uid: eve.uid },
    ]);
    await logged.close();
  });

  it('logs every request with its id, and no secret or text of people', async () => {
    let lines = '';
    const log = pino({ level: 'trace' }, { write: (line) => (lines += line) });
    const logged = await startServer(kind, { log });
    const grace = await logged.signIn();
    const { headers } = await grace.post('/api/products', { concept: 'Hush-hush', description: 'Secret' });
    await grace.get('/api/products?cursor=private');
    await grace.post('/api/products', { concept: 'Hush-hush', extra: true });
    const requestId = headers.get('X-Request-Id');
    const line = lines.split('\n').find((text) => text.includes(`"${requestId}"`)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ requestId, method: 'POST', path: '/api/products', status: 201 });
    const [session = '', , signature = ''] = (grace.headers.Cookie ?? '').split(/[=.]/).slice(1);
    for (const secret of ['Hush-hush', 'private', grace.email, session, signature]) {
      expect(secret).not.toBe('');
      expect(lines).not.toContain(secret);
    }
    await logged.close();
  });

  it('logs and counts why the language model’s answer was not used, and none of its words', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    const answerer = createScriptedAnswerer();
    const failing = await startServer(kind, { answerer, log });
    const asker = await failing.signIn();
    const reply = asker.post('/api/conversations', { content: 'A secret question?' });
    await expect.poll(() => answerer.writings.length).toBe(1);
    // a service that only words answers has failed in nothing
    answerer.writings[0]?.request.onModelFailure?.({ reason: 'cannot read' });
    answerer.writings[0]?.request.onModelFailure?.({ reason: 'refused the key', status: 401 });
    answerer.writings[0]?.finish({ content: 'A secret answer.' });
    await reply;
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ failure: { reason: 'refused the key', status: 401 } }),
    ]);
    expect(logged.join('')).not.toContain('secret');
    const { text } = await failing.anonymous.get('/metrics');
    expect(text).toContain('seedbed_language_model_failures_total{reason="refused the key"} 1');
    await failing.close();
  });
});
