import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import { createRateCounter } from '../../db/rateCounter.ts';
import { findDatabases } from '../../testing/databases.ts';
import { clientOf, startServer, type TestServer } from '../../testing/server.ts';
import { addressKey } from './limits.ts';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2600:1f00::abcd', '2600:1f00:0:0::/64'],
    ['2600:1f00:0:0:1:2:3:4', '2600:1f00:0:0::/64'],
    ['2600:1f00:0:1::abcd', '2600:1f00:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['un:known', 'un:known'],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));
});

const limits = { perAddress: 1000, perUser: 6, costlyPerUser: 2 };

// Two applications with a connection each know no more of each other than two processes do.
describe.each((await findDatabases()).filter(({ name }) => name === 'postgres'))(
  'two processes on $name',
  (kind) => {
    let server: TestServer;
    let other: TestServer;
    beforeAll(async () => {
      server = await startServer(kind, { limits });
      const db = createDb(server.database.settings);
      other = await startServer(kind, { limits, database: { ...server.database, db }, db });
    });
    afterAll(async () => {
      await other.close();
      await other.database.db.destroy();
      await server.close();
    });

    it('count a person’s calls together', async () => {
      const ada = await server.signIn();
      const there = clientOf(other.url, ada.headers);
      const statuses = [];
      // The first call made her record.
      for (const client of [ada, there, ada, there, ada, there, ada]) {
        statuses.push((await client.get('/api/users/current')).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    });
  },
);

it('without their database count each for itself, and lock nobody out', async () => {
  const db = createDb({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
  const counter = createRateCounter(db, { name: 'person', perMinute: 1 });
  await counter.consume('ada');
  await expect(counter.consume('ada')).rejects.toBeInstanceOf(RateLimiterRes);
  await counter.consume('grace');
  await db.destroy();
});
