import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleBody,
  exampleForm,
  makeSentRequest,
  operations,
  pathWith,
  records,
  UserDraft,
  type Operation,
  type RecordName,
} from '../contract/index.ts';
import { findDatabases } from '../testing/databases.ts';
import { makeRecord, sendAs } from '../testing/records.ts';
import { clientOf, cookieOf, startServer, type Client, type TestServer } from '../testing/server.ts';
import { unsignedToken } from '../testing/tokens.ts';

const example = UserDraft.parse(UserDraft.meta()?.example);
const ada = { uid: example.firebaseUid, email: example.email };
const ofAccess = (wanted: Operation['access']) =>
  Object.values<Operation>(operations).filter(({ access }) => access === wanted);
const needSession = ofAccess('session');
const ofMakers = ofAccess('maker');
// What anybody may call is named one by one: a new operation that asks nobody who they are does not slip in.
const ofEverybody = [
  'session.create',
  'session.delete',
  'openapi.get',
  'config.get',
  'system.health',
  'system.ready',
];
const links = '404 with the same words as a link that was never made';
const isOfRecord = (operation: Operation): operation is Operation & { record: RecordName } =>
  operation.record !== undefined;
const forRecords = needSession.filter(isOfRecord);

const noLink = 'This link does not work, or not any more. Ask whoever sent it for a new one.';
const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

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
  const makeSent = async () => {
    const owner = await server.signIn();
    const { rfqId, recipientId } = await makeSentRequest(sendAs(owner));
    const act = (action: string) =>
      owner.send('POST', `/api/rfqs/${rfqId}/recipients/${recipientId}/${action}`, {
        headers: { 'If-Match': '*' },
      });
    return { act, link: async () => secretOf((await act('link')).body.url) };
  };
  const secretOf = (url: string) => /#([\w-]{43})$/.exec(url)?.[1] ?? '';
  let link: string | undefined;
  const makeLink = async () => (link ??= await (await makeSent()).link());
  const putOff = (cookie: string) => cookie.replace(/\.(\d+)\./, (_, ends) => `.${Number(ends) + 9000}.`);
  const bearing = (secret: string) => ({ Authorization: `Quote ${secret}` });
  // Each kind of dead link is made once, and tried on every operation.
  const dead = new Map<string, Promise<Record<string, string>>>();
  const once = (name: string, make: () => Promise<Record<string, string>>) => () => {
    const made = dead.get(name) ?? make();
    dead.set(name, made);
    return made;
  };
  const revoked = once('revoked', async () => {
    const sent = await makeSent();
    const secret = await sent.link();
    const { status, text } = await sent.act('revoke');
    if (status !== 200) throw new Error(`The link was not taken back: ${text}`);
    return bearing(secret);
  });
  const replaced = once('replaced', async () => {
    const sent = await makeSent();
    const secret = await sent.link();
    await sent.link();
    return bearing(secret);
  });
  const call = (operation: Operation, headers: Record<string, string>) =>
    send(clientOf(server.url, headers), operation);

  describe.each(needSession)('$id', (operation) => {
    it.each([
      ['no cookie', async () => ({})],
      ['a cookie that was tampered with', async () => ({ Cookie: `${await signedIn()}x` })],
      ['a cookie whose end was put off', async () => ({ Cookie: putOff(await signedIn()) })],
      ['the secret of a maker’s link', async () => ({ Authorization: `Quote ${await makeLink()}` })],
      [
        'an expired token',
        async () => ({
          Authorization: `Bearer ${await server.issuer.idToken(ada, { exp: Math.floor(Date.now() / 1000) - 1 })}`,
        }),
      ],
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

  it('knows who may call each operation', () => {
    const rest = ofAccess('public').map(({ id }) => id);
    expect(rest.toSorted()).toEqual(ofEverybody.toSorted());
    const known = [needSession, ofMakers, ofAccess('public'), ofAccess('loopback')].flat();
    expect(known).toHaveLength(Object.keys(operations).length);
  });

  describe.each(ofMakers)('$id', (operation) => {
    const open = (headers: Record<string, string>) =>
      server.anonymous.send(operation.method, operation.path, {
        body: exampleBody(operation.id) ?? exampleForm(operation.id),
        headers,
      });
    it.each([
      ['nothing', async () => ({})],
      ['a secret that was never made', async () => ({ Authorization: `Quote ${'A'.repeat(43)}` })],
      ['a piece of a secret', async () => ({ Authorization: `Quote ${(await makeLink()).slice(1)}` })],
      ['a secret in another case', async () => ({ Authorization: `Quote ${swapCase(await makeLink())}` })],
      ['a person’s session', async () => ({ Cookie: await signedIn() })],
      ['a person’s token', async () => ({ Authorization: `Bearer ${await server.issuer.idToken(ada)}` })],
      ['a secret sent as a token', async () => ({ Authorization: `Bearer ${await makeLink()}` })],
      ['a link that was taken back', revoked],
      ['a link that another took the place of', replaced],
    ])(`refuses %s: ${links}`, async (_, headers) => {
      const { status, body } = await open(await headers());
      expect([status, body.detail]).toEqual([404, noLink]);
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
