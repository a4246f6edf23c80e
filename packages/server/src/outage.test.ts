import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDb } from './db/knex.ts';
import { createMigrated, findDatabases } from './testing/databases.ts';
import { startServer, type Answer } from './testing/server.ts';

/** How long the other state may take to come on a busy machine; what is promised is asserted at the end. */
const patience = { timeout: 20_000 };

const shared = (await findDatabases()).filter(({ name }) => name === 'postgres');

/** A way to the database that can be cut, as a restart of it cuts all connections and refuses new ones. */
async function startWay(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port: own, cut, restore: () => listen(own) };
}

describe.each(shared)('the database goes away under load on $name', (kind) => {
  it(
    'is told as 503 with a time to try again, and is over within 5 s of its return',
    { timeout: 90_000 },
    async () => {
      const database = await createMigrated(kind);
      const url = new URL(database.settings.databaseUrl ?? '');
      const way = await startWay(Number(url.port));
      url.port = String(way.port);
      const settings = { databaseUrl: url.href, dataDir: '', poolSize: 6 };
      const db = createDb(settings);
      const server = await startServer(kind, { database: { db, settings, drop: async () => {} } });
      const ada = await server.signIn();
      const made: number[] = [];
      const answers: Answer[] = [];
      const over = new AbortController();
      const note = (answer: Answer) => void answers.push(answer);
      const write = async () => {
        while (!over.signal.aborted) {
          const answer = await ada.post('/api/products', { concept: 'Zinc', description: 'Evening' });
          note(answer);
          if (answer.status === 201) made.push(answer.body.id);
        }
      };
      const read = async () => {
        while (!over.signal.aborted) note(await ada.get('/api/products?limit=5'));
      };
      const load = Promise.all([write(), write(), write(), read(), read(), read()]);
      const after = (count: number, status: number) => {
        const from = answers.length;
        return expect
          .poll(() => answers.slice(from).filter((answer) => answer.status === status).length, patience)
          .toBeGreaterThanOrEqual(count);
      };
      await after(10, 201);
      await way.cut();
      await after(10, 503);
      expect((await server.anonymous.get('/readyz')).status).toBe(503);
      expect((await server.anonymous.get('/healthz')).status).toBe(200);
      const back = Date.now();
      await way.restore();
      await after(3, 201);
      const elapsed = Date.now() - back;
      over.abort();
      await load;
      expect(elapsed).toBeLessThan(5000);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
      const away = answers.filter(({ status }) => status === 503);
      expect(away.filter(({ headers }) => headers.get('Retry-After') === null)).toEqual([]);
      const stored = new Set(await database.db('products').pluck('id'));
      expect(made.filter((id) => !stored.has(id))).toEqual([]);
      await server.close();
      await db.destroy();
      await way.cut();
      await database.drop();
    },
  );
});
