import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import {
  checkShape,
  clientOf,
  cookieOf,
  startServer,
  type Client,
  type TestServer,
} from '../../testing/server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Browser extends Client {
  /** Trades its ID token once more, as a page does whose session was refused. */
  renew(): Promise<number>;
}

describe.each(await findDatabases())('one’s own sessions on $name', (kind) => {
  let server: TestServer;
  let ahead = 0;
  let people = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
  });
  afterAll(() => server.close());

  const newPerson = async () => {
    people += 1;
    const person = { uid: `sessions-${people}`, email: `sessions-${people}@seedbed.test` };
    await server.signIn(person, { claims: { auth_time: 1 } });
    return person;
  };
  /** A browser where the person signed in so many seconds ago. */
  const browserOf = async (
    person: { uid: string; email: string },
    { ago, agent = '' }: { ago: number; agent?: string },
  ): Promise<Browser> => {
    const idToken = await server.issuer.idToken(person, { auth_time: Math.floor(Date.now() / 1000) - ago });
    const open = () => server.anonymous.post('/api/session', { idToken }, { 'User-Agent': agent });
    return {
      ...clientOf(server.url, { Cookie: cookieOf(await open()) }),
      renew: async () => (await open()).status,
    };
  };
  const sessionsOf = async (client: Client) =>
    (await client.get('/api/sessions')).body as { id: number; device: string; isCurrent: boolean }[];

  it('are listed with their device, the one that asks marked', async () => {
    const person = await newPerson();
    const here = await browserOf(person, { ago: 60, agent: firefox });
    await browserOf(person, { ago: 30 });
    const answer = await here.get('/api/sessions');
    checkShape('sessions.list', answer);
    const listed = await sessionsOf(here);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux' }),
    ]);
  });

  it('tell when they were last used, written every few minutes at most', async () => {
    const person = await newPerson();
    const here = await browserOf(person, { ago: 60 });
    const lastSeen = async () =>
      (await here.get('/api/sessions')).body.find((row: { isCurrent: boolean }) => row.isCurrent).lastSeenAt;
    const first = await lastSeen();
    ahead = 60_000;
    expect(await lastSeen()).toBe(first);
    ahead = 360_000;
    expect(Date.parse(await lastSeen()) - Date.parse(first)).toBeGreaterThan(300_000);
    ahead = 0;
  });

  it('end for good: the cookie is refused, and the sign-in opens no other', async () => {
    const person = await newPerson();
    const [here, there] = [
      await browserOf(person, { ago: 60 }),
      await browserOf(person, { ago: 30, agent: firefox }),
    ];
    const { id } = (await sessionsOf(here)).find(({ device }) => device !== '') ?? { id: 0 };
    expect((await here.delete(`/api/sessions/${id}`)).status).toBe(204);
    expect((await there.get('/api/sessions')).status).toBe(401);
    expect(await there.renew()).toBe(401);
    expect((await here.delete(`/api/sessions/${id}`)).status).toBe(404);
    expect(await here.renew()).toBe(204);
    expect((await browserOf(person, { ago: 0 })).headers).not.toEqual({});
  });

  it('are nobody else’s to end', async () => {
    const here = await browserOf(await newPerson(), { ago: 60 });
    const [other] = await sessionsOf(await browserOf(await newPerson(), { ago: 60 }));
    expect((await here.delete(`/api/sessions/${other?.id}`)).status).toBe(404);
  });

  it('end all but the one that asks, browsers that are closed included', async () => {
    const person = await newPerson();
    const closed = await browserOf(person, { ago: 90 });
    await server.database.db('sessions').where({ firebase_uid: person.uid }).delete();
    const [here, there] = [await browserOf(person, { ago: 60 }), await browserOf(person, { ago: 30 })];
    expect((await here.send('DELETE', '/api/sessions')).status).toBe(204);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect([await closed.renew(), await there.renew(), await here.renew()]).toEqual([401, 401, 204]);
  });

  it('end by the one that asks as logging out does', async () => {
    const here = await browserOf(await newPerson(), { ago: 60 });
    const own = (await sessionsOf(here)).find(({ isCurrent }) => isCurrent);
    const answer = await here.delete(`/api/sessions/${own?.id}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^seedbed_session=;/);
    expect((await here.get('/api/sessions')).status).toBe(401);
  });

  it('refuse the ID token of an ended sign-in as a bearer too', async () => {
    const person = await newPerson();
    const [here] = [await browserOf(person, { ago: 60 }), await browserOf(person, { ago: 30 })];
    const auth_time = Math.floor(Date.now() / 1000) - 45;
    const bearer = clientOf(server.url, {
      Authorization: `Bearer ${await server.issuer.idToken(person, { auth_time: auth_time - 45 })}`,
    });
    expect((await bearer.get('/api/sessions')).status).toBe(200);
    await here.send('DELETE', '/api/sessions');
    expect((await bearer.get('/api/sessions')).status).toBe(401);
  });
});
