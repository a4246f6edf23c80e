import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import {
  clientOf,
  cookieOf,
  startServer,
  type Answer,
  type Client,
  type TestServer,
} from '../../testing/server.ts';
import { sweepSessions } from './session.service.ts';

const minute = 60_000;
const hour = 60 * minute;
const limits = { longestMs: 12 * hour, idleMs: 30 * minute };

describe.each(await findDatabases())('how long a sign-in is good for on $name', (kind) => {
  let server: TestServer;
  let ahead = 0;
  let people = 0;
  const now = () => Date.now() + ahead;
  beforeAll(async () => {
    server = await startServer(kind, { now, sessionLimits: limits });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    ahead = 0;
  });

  /** A browser, whose page renews its token for as long as it is open. */
  interface Browser {
    /** Trades a token that was renewed just now. @returns the answer */
    renew(): Promise<Answer>;
    work(): Promise<Answer>;
    read(): Promise<number>;
    /** Loses its cookie, as one that slept past its end. */
    loseCookie(): void;
    client(): Client;
  }

  const seconds = (ms: number) => Math.floor(ms / 1000);
  /** Signs somebody in. @param signedInAt when, if not now */
  const browserOf = async (signedInAt = Date.now(), uid = `limits-${(people += 1)}`): Promise<Browser> => {
    const person = { uid, email: `${uid}@seedbed.test` };
    let cookie = '';
    const token = () =>
      server.issuer.idToken(person, {
        auth_time: seconds(signedInAt),
        // The tokens are verified by the true clock.
        exp: seconds(Math.max(now(), Date.now()) + hour),
      });
    const client = () => clientOf(server.url, { Cookie: cookie });
    const browser: Browser = {
      async renew() {
        const answer = await client().post('/api/session', { idToken: await token() });
        cookie = cookieOf(answer) || cookie;
        return answer;
      },
      work: () => client().post('/api/session/activity'),
      read: async () => (await client().get('/api/products')).status,
      loseCookie: () => {
        cookie = '';
      },
      client,
    };
    await browser.renew();
    await client().post('/api/users', { firebaseUid: uid, email: person.email, fullName: 'Ada Okafor' });
    return browser;
  };

  describe('from the proof of who one is', () => {
    it('twelve hours, however busy: the session ends then and is not renewed', async () => {
      const ada = await browserOf();
      for (let quarter = 1; quarter < 48; quarter += 1) {
        ahead = quarter * 15 * minute;
        expect((await ada.work()).status).toBe(204);
        expect((await ada.renew()).status).toBe(204);
      }
      const end = /expires=([^;]+)/i.exec((await ada.renew()).headers.getSetCookie()[0] ?? '')?.[1] ?? '';
      expect(Date.parse(end) - Date.now()).toBeLessThanOrEqual(12 * hour);
      ahead = 12 * hour - minute;
      expect(await ada.read()).toBe(200);
      ahead = 12 * hour;
      expect(await ada.read()).toBe(401);
      const refused = await ada.renew();
      expect([refused.status, refused.body.detail]).toEqual([
        401,
        'This sign-in is 12 hours old. Sign in again.',
      ]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    });

    it('who signs in again goes on', async () => {
      const before = await browserOf(Date.now() - 20 * minute, 'again');
      ahead = 12 * hour - 10 * minute;
      expect((await before.renew()).body.detail).toContain('12 hours old');
      ahead = 10 * minute;
      expect(await (await browserOf(Date.now(), 'again')).read()).toBe(200);
    });

    it('an ID token as bearer is refused as well', async () => {
      const bearer = async (age: number) => {
        const idToken = await server.issuer.idToken(
          { uid: 'bearer', email: 'bearer@seedbed.test' },
          { auth_time: seconds(Date.now() - age) },
        );
        return (await clientOf(server.url, { Authorization: `Bearer ${idToken}` }).get('/api/products'))
          .status;
      };
      expect(await bearer(12 * hour - minute)).toBe(200);
      expect(await bearer(12 * hour)).toBe(401);
    });
  });

  describe('without anybody at work', () => {
    it('half an hour: what the page asks by itself is no work', async () => {
      const ada = await browserOf();
      ahead = 20 * minute;
      expect(await ada.read()).toBe(200);
      expect((await ada.renew()).status).toBe(204);
      ahead = 30 * minute;
      expect(await ada.read()).toBe(401);
      const refused = await ada.renew();
      expect([refused.status, refused.body.detail]).toEqual([
        401,
        'Nobody was at work here for 30 minutes. Sign in again.',
      ]);
      expect((await ada.work()).status).toBe(401);
    });

    it('work puts it off, in whichever window of the browser', async () => {
      const ada = await browserOf();
      ahead = 29 * minute;
      expect((await ada.work()).status).toBe(204);
      ahead = 58 * minute;
      expect(await ada.read()).toBe(200);
      expect((await ada.renew()).status).toBe(204);
      ahead = 59 * minute + 1000;
      expect(await ada.read()).toBe(401);
    });

    it('a browser that slept past its cookie goes on where work is young enough, and is no younger for it', async () => {
      const ada = await browserOf();
      ahead = 50 * minute;
      expect((await ada.renew()).status).toBe(401);
      ahead = 25 * minute;
      await ada.work();
      ahead = 45 * minute;
      ada.loseCookie();
      await sweepSessions({ db: server.database.db, now, limits });
      expect((await ada.renew()).status).toBe(204);
      expect(await ada.read()).toBe(200);
      ahead = 55 * minute + 1000;
      expect(await ada.read()).toBe(401);
      ada.loseCookie();
      expect((await ada.renew()).status).toBe(401);
    });

    it('other browsers of the person, signed in by themselves, do not count', async () => {
      const ada = await browserOf(Date.now() - minute, 'two');
      const other = await browserOf(Date.now(), 'two');
      ahead = 29 * minute - 1000;
      await other.work();
      ahead = 31 * minute;
      expect([await ada.read(), await other.read()]).toEqual([401, 200]);
    });

    it('a clock that jumps ends nothing for good', async () => {
      const ada = await browserOf();
      ahead = 6 * hour;
      expect(await ada.read()).toBe(401);
      ahead = -6 * hour;
      expect(await ada.read()).toBe(200);
      expect((await ada.work()).status).toBe(204);
      ahead = 0;
      expect((await ada.renew()).status).toBe(204);
      expect(await ada.read()).toBe(200);
    });
  });

  it('sessions are swept once nothing could go on with them', async () => {
    const ada = await browserOf(Date.now(), 'swept');
    const kept = () => server.database.db('sessions').where({ firebase_uid: 'swept' });
    ahead = 80 * minute;
    await sweepSessions({ db: server.database.db, now, limits });
    expect(await kept()).toHaveLength(1);
    ahead = 100 * minute;
    await sweepSessions({ db: server.database.db, now, limits });
    expect(await kept()).toEqual([]);
    expect(await ada.read()).toBe(401);
  });
});
