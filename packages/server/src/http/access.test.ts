import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, type OperationId, type Route } from '../contract/index.ts';
import { findDatabases } from '../testing/databases.ts';
import { clientOf, cookieOf, startServer, type TestServer } from '../testing/server.ts';
import { unsignedToken } from '../testing/tokens.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
const all = Object.entries(routes) as [OperationId, Route][];
const needSession = all.filter(([, { access }]) => access === 'session');
const forRecords = needSession.filter(([, { path }]) => path.includes('{id}'));
const pathOf = ({ path }: Route, id: number) => path.replace('{id}', String(id));

/** Bodies that the contract takes, so that only the missing right can be the reason of a refusal. */
const bodies: Partial<Record<OperationId, object>> = {
  'users.create': { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' },
  'users.updateProfile': { fullName: 'Ada' },
  'conversations.create': { content: 'What is the upper limit for vitamin D?' },
  'messages.create': { content: 'And for children?' },
  'formulas.compute': { draft: {} },
  'products.create': { concept: 'Sleep aid', description: 'Evening' },
  'products.update': { concept: 'Sleep drink' },
};

describe.each(await findDatabases())('access on $name', (kind) => {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
  });
  afterAll(() => server.close());

  const signedIn = async () =>
    cookieOf(await server.anonymous.post('/api/session', { idToken: await server.issuer.idToken(ada) }));
  const call = (id: OperationId, route: Route, headers: Record<string, string>) =>
    clientOf(server.url, headers).send(route.method, pathOf(route, 1), { body: bodies[id] });

  it('covers every operation that takes a body', () => {
    const writing = needSession.filter(([id]) => !/delete|stop|fetch|togglePin/.test(id));
    const withBody = writing.filter(([, { method }]) => method !== 'GET').map(([id]) => id);
    expect(Object.keys(bodies).sort()).toEqual(withBody.sort());
  });

  describe.each(needSession)('%s', (id, route) => {
    it.each([
      ['no cookie', async () => ({})],
      ['a cookie that was tampered with', async () => ({ Cookie: `${await signedIn()}x` })],
      ['an unsigned token', async () => ({ Authorization: `Bearer ${unsignedToken(ada)}` })],
      [
        'a token signed by somebody else',
        async () => ({ Authorization: `Bearer ${await server.issuer.forged(ada)}` }),
      ],
      [
        'another project’s token',
        async () => ({
          Authorization: `Bearer ${await server.issuer.idToken(ada, { aud: 'another-project' })}`,
        }),
      ],
      ['a password', async () => ({ Authorization: 'Basic YWRhOmFkYQ==', Cookie: await signedIn() })],
    ])('refuses %s: 401', async (_, headers) => {
      const answer = await call(id, route, await headers());
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    });

    it('refuses an expired cookie: 401', async () => {
      const Cookie = await signedIn();
      ahead = 3_600_001;
      const answer = await call(id, route, { Cookie });
      ahead = 0;
      expect(answer.status).toBe(401);
    });

    it('refuses another uid in X-Firebase-UID: 403', async () => {
      const answer = await call(id, route, { Cookie: await signedIn(), 'X-Firebase-UID': 'grace' });
      expect(answer.status).toBe(403);
    });
  });

  describe('a page of another origin', () => {
    it.each(needSession.filter(([, { method }]) => method !== 'GET'))('%s: 403', async (id, route) => {
      const answer = await call(id, route, { Cookie: await signedIn(), Origin: 'https://evil.example' });
      expect(answer.status).toBe(403);
    });
  });

  describe('what is somebody else’s', () => {
    it.each(forRecords)('%s: 404', async (id, route) => {
      const grace = await server.signIn();
      const { body: product } = await grace.post('/api/products', bodies['products.create']);
      const { body: conversation } = await grace.post('/api/conversations', bodies['conversations.create']);
      const other = await server.signIn();
      const record = route.path.startsWith('/api/products') ? product.id : conversation.conversationId;
      const answer = await other.send(route.method, pathOf(route, record), { body: bodies[id] });
      expect(answer.status).toBe(404);
    });
  });

  it('serves the public operations to anybody', async () => {
    for (const path of ['/healthz', '/readyz', '/config.json', '/api/openapi.json']) {
      expect((await server.anonymous.get(path)).status).toBe(200);
    }
  });

  it('shows metrics to this machine itself, not through a proxy, unless the token is sent', async () => {
    const guarded = await startServer(kind, { metricsToken: 'a token for the monitoring' });
    const ask = (headers: Record<string, string>) => guarded.anonymous.get('/metrics', { headers });
    const far = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await ask(far)).status).toBe(403);
    expect((await ask({ ...far, Authorization: 'Bearer a token' })).status).toBe(403);
    expect((await ask({ ...far, Authorization: 'Bearer a token for the monitoring' })).status).toBe(200);
    const { text } = await ask({});
    expect(text).toContain(
      'seedbed_http_request_duration_seconds_count{operation="system.metrics",status="403"} 2',
    );
    await guarded.close();
  });
});
