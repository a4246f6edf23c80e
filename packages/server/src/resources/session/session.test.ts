import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { clientOf, cookieOf, startServer, type TestServer } from '../../testing/server.ts';
import { projectId, unsignedToken } from '../../testing/tokens.ts';
import { createTokenVerifier } from './idToken.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
const seconds = () => Math.floor(Date.now() / 1000);

describe.each(await findDatabases())('session on $name', (kind) => {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
  });
  afterAll(() => server.close());

  const open = (idToken: unknown, headers = {}) =>
    server.anonymous.post('/api/session', { idToken }, headers);
  const withCookie = (Cookie: string) => clientOf(server.url, { Cookie });

  describe('refuses an ID token', () => {
    const other = 'another-project';
    it.each([
      ['that is nonsense', () => 'nonsense'],
      ['without a signature', () => unsignedToken(ada)],
      ['signed with another key', () => server.issuer.forged(ada)],
      [
        'of another project',
        () => server.issuer.idToken(ada, { aud: other, iss: `https://securetoken.google.com/${other}` }),
      ],
      ['of another issuer', () => server.issuer.idToken(ada, { iss: 'https://example.com' })],
      ['that has expired', () => server.issuer.idToken(ada, { exp: seconds() - 1 })],
      ['without a subject', () => server.issuer.idToken(ada, { sub: '' })],
      ['from the future', () => server.issuer.idToken(ada, { iat: seconds() + 3600 })],
      ['of a sign-in still to come', () => server.issuer.idToken(ada, { auth_time: seconds() + 3600 })],
      ['with a subject that cannot be stored', () => server.issuer.idToken(ada, { sub: 'a\0b' })],
    ])('%s: 401, no cookie', async (_, make) => {
      const answer = await open(await make());
      expect(answer.status).toBe(401);
      expect(answer.body.detail).toContain('Sign in again');
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    it('from a page of another origin: 403', async () => {
      const idToken = await server.issuer.idToken(ada);
      expect((await open(idToken, { Origin: 'https://evil.example' })).status).toBe(403);
      expect((await open(idToken, { Origin: 'null' })).status).toBe(403);
      expect((await open(idToken, { Origin: server.url })).status).toBe(204);
    });

    it('that is missing: 400', async () => {
      expect((await open(undefined)).status).toBe(400);
      expect((await open('')).status).toBe(400);
    });
  });

  it('says 503 when the keys cannot be fetched', async () => {
    const verify = createTokenVerifier({ projectId, isEmulator: false, jwksUrl: 'http://127.0.0.1:1/keys' });
    const idToken = await server.issuer.idToken(ada);
    await expect(verify(idToken)).rejects.toThrow('cannot be fetched');
  });

  it('takes unsigned tokens in local mode, and only those', async () => {
    const local = await startServer(kind, {
      verifyToken: createTokenVerifier({ projectId, isEmulator: true }),
    });
    const post = (idToken: string) => local.anonymous.post('/api/session', { idToken });
    expect((await post(unsignedToken(ada, { exp: seconds() - 1 }))).status).toBe(401);
    expect((await post(unsignedToken(ada, { aud: 'another' }))).status).toBe(401);
    expect((await post(await server.issuer.idToken(ada))).status).toBe(401);
    expect((await post(unsignedToken(ada))).status).toBe(204);
    await local.close();
  });

  it('sets a cookie that scripts cannot read and that ends with the token', async () => {
    const answer = await open(await server.issuer.idToken(ada));
    expect([answer.status, answer.text]).toEqual([204, '']);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^seedbed_session=/);
    expect(cookie.toLowerCase()).toContain('; httponly');
    expect(cookie.toLowerCase()).toContain('; samesite=lax');
    expect(cookie).toContain('; path=/');
    expect(cookie).not.toMatch(/; secure/i);
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(expires).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await withCookie(cookieOf(answer)).get('/api/products')).status).toBe(200);
  });

  it('behind a proxy that speaks https, if it is trusted, believes only a cookie of this very host', async () => {
    const behind = await startServer(kind, { trustedProxies: 1 });
    const https = { 'X-Forwarded-Proto': 'https' };
    const idToken = await behind.issuer.idToken(ada);
    const answer = await behind.anonymous.post('/api/session', { idToken }, https);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-seedbed_session=[^;]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i,
      ),
    ]);
    const cookie = cookieOf(answer);
    const ask = (Cookie: string) => behind.anonymous.get('/api/products', { headers: { Cookie, ...https } });
    expect((await ask(cookie)).status).toBe(200);
    expect((await ask(cookie.replace('__Host-', ''))).status).toBe(401);
    await behind.close();
    const forged = await open(await server.issuer.idToken(ada), https);
    expect(forged.headers.getSetCookie()[0]).not.toMatch(/; secure/i);
  });

  it('keeps no id from which a cookie could be made', async () => {
    const [id] = cookieOf(await open(await server.issuer.idToken(ada)))
      .replace('seedbed_session=', '')
      .split('.');
    const stored = await server.database.db('sessions').pluck('id');
    expect(stored).not.toContain(id);
    expect(stored).not.toEqual([]);
  });

  it('refuses a cookie that was tampered with', async () => {
    const cookie = cookieOf(await open(await server.issuer.idToken(ada)));
    const [id, expires, signature] = cookie.split('.');
    const forgeries = [
      `${id}.${Number(expires) + 9999}.${signature}`,
      `${cookie}x`,
      `${id}x.${expires}.${signature}`,
      `${id}.${expires}.`,
    ];
    for (const forged of forgeries) expect((await withCookie(forged).get('/api/products')).status).toBe(401);
  });

  it('refuses a cookie past its end', async () => {
    const client = withCookie(cookieOf(await open(await server.issuer.idToken(ada))));
    ahead = 3_600_001;
    expect((await client.get('/api/products')).status).toBe(401);
    ahead = 0;
    expect((await client.get('/api/products')).status).toBe(200);
  });

  it('ends on the server too: every cookie of the browser is refused after logging out', async () => {
    const auth_time = seconds();
    const first = cookieOf(await open(await server.issuer.idToken(ada, { auth_time })));
    const renewed = await server.issuer.idToken(ada, { auth_time, exp: seconds() + 3700 });
    const second = cookieOf(await open(renewed, { Cookie: first }));
    expect(second).not.toBe(first);
    expect((await withCookie(first).get('/api/products')).status).toBe(200);
    const out = await withCookie(second).delete('/api/session');
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^seedbed_session=;.*1970/);
    expect((await withCookie(first).get('/api/products')).status).toBe(401);
    expect((await withCookie(second).get('/api/products')).status).toBe(401);
  });

  it('begins another session when the same person signs in anew', async () => {
    const first = cookieOf(await open(await server.issuer.idToken(ada, { auth_time: seconds() - 60 })));
    const anew = await server.issuer.idToken(ada, { auth_time: seconds() });
    const second = cookieOf(await open(anew, { Cookie: first }));
    expect(second.split('.')[0]).not.toBe(first.split('.')[0]);
    expect((await withCookie(first).get('/api/products')).status).toBe(401);
    expect((await withCookie(second).get('/api/products')).status).toBe(200);
  });

  it('ends the session of the person before when another one signs in', async () => {
    const first = cookieOf(await open(await server.issuer.idToken(ada)));
    const grace = { uid: 'grace', email: 'grace@seedbed.test' };
    const second = cookieOf(await open(await server.issuer.idToken(grace), { Cookie: first }));
    expect((await withCookie(first).get('/api/products')).status).toBe(401);
    expect((await withCookie(second).get('/api/products')).status).toBe(200);
  });

  it('lets anybody log out, with nothing to end', async () => {
    expect((await server.anonymous.delete('/api/session')).status).toBe(204);
  });

  it('takes an ID token as bearer', async () => {
    const client = clientOf(server.url, { Authorization: `Bearer ${await server.issuer.idToken(ada)}` });
    expect((await client.get('/api/products')).status).toBe(200);
    const bad = clientOf(server.url, { Authorization: `Bearer ${unsignedToken(ada)}` });
    const refused = await bad.get('/api/products');
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  });
});
