import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleBody,
  operations,
  pathWith,
  records,
  UserDraft,
  type Operation,
  type RecordName,
} from '../contract/index.ts';
import { findDatabases } from '../testing/databases.ts';
import { makeRecord } from '../testing/records.ts';
import { clientOf, cookieOf, startServer, type Client, type TestServer } from '../testing/server.ts';
import { unsignedToken } from '../testing/tokens.ts';

const example = UserDraft.parse(UserDraft.meta()?.example);
const ada = { uid: example.firebaseUid, email: example.email };
const needSession = Object.values<Operation>(operations).filter(({ access }) => access === 'session');
const isOfRecord = (operation: Operation): operation is Operation & { record: RecordName } =>
  operation.record !== undefined;
const forRecords = needSession.filter(isOfRecord);

describe.each(await findDatabases())('access on $name', (kind) => {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
  });
  afterAll(() => server.close());

  const signedIn = async () =>
    cookieOf(await server.anonymous.post('/api/session', { idToken: await server.issuer.idToken(ada) }));
  // By the contract's example, so that only the missing right can be the reason of a refusal.
  const send = (client: Client, { id, method, ifMatch }: Operation, number = 1) =>
    client.send(method, pathWith(id, number), {
      body: exampleBody(id),
      headers: ifMatch && { 'If-Match': '*' },
    });
  const call = (operation: Operation, headers: Record<string, string>) =>
    send(clientOf(server.url, headers), operation);

  describe.each(needSession)('$id', (operation) => {
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
      const answer = await call(operation, await headers());
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    });

    it('refuses an expired cookie: 401', async () => {
      const Cookie = await signedIn();
      ahead = 3_600_001;
      const answer = await call(operation, { Cookie });
      ahead = 0;
      expect(answer.status).toBe(401);
    });

    it('refuses another uid in X-Firebase-UID: 403', async () => {
      const answer = await call(operation, { Cookie: await signedIn(), 'X-Firebase-UID': 'grace' });
      expect(answer.status).toBe(403);
    });
  });

  describe('a page of another origin', () => {
    it.each(needSession.filter(({ method }) => method !== 'GET'))('$id: 403', async (operation) => {
      const answer = await call(operation, { Cookie: await signedIn(), Origin: 'https://evil.example' });
      expect(answer.status).toBe(403);
    });
  });

  describe('what is somebody else’s', () => {
    it.each(forRecords)('$id: 404', async (operation) => {
      const number = await makeRecord(await server.signIn(), operation.record);
      const answer = await send(await server.signIn(), operation, number);
      expect(answer.status).toBe(404);
      expect(answer.body.detail).toBe(records[operation.record].missing);
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
