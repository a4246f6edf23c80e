import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { createDb } from './db/knex.ts';
import { transact } from './db/transact.ts';
import { findDatabases } from './testing/databases.ts';
import { startServer, type Answer, type Client } from './testing/server.ts';

// SQLite serves one process, which its folder's lock sees to (main.test).
const shared = (await findDatabases()).filter(({ name }) => name === 'postgres');

/** What a migration of a later version may do: add, and fill what it added. */
const later = [
  "alter table users add column place text not null default 'here'",
  'alter table sessions add column place text',
  'alter table products add column shelf_months integer',
  'create index products_by_shelf on products (shelf_months)',
  "alter table messages add column tone text not null default 'plain'",
  'alter table conversations add column tone text',
  'alter table revisions add column place text',
  'create table shelves (product_id integer not null references products (id) on delete cascade)',
  'update products set shelf_months = 12',
  "insert into migrations (name, ran_at) values ('9999-later', '')",
];

/** Runs it as a later version would, and has it wait before the end until it is in several people's way. */
const migrate = (db: Knex) =>
  transact(db, async (trx) => {
    for (const statement of later) await trx.raw(statement);
    const inTheWay = async () => (await trx('pg_locks').where({ granted: false })).length;
    await expect.poll(inTheWay).toBeGreaterThan(2);
  });

const kinds: Record<string, (client: Client) => Promise<Answer>> = {
  make: (client) => client.post('/api/products', { concept: 'Zinc', description: 'Evening' }),
  list: (client) => client.get('/api/products?limit=5'),
  ask: (client) => client.post('/api/conversations', { content: 'What is the upper limit for zinc?' }),
  conversations: (client) => client.get('/api/conversations?limit=5'),
  self: (client) => client.get('/api/users/current'),
};

describe.each(shared)('a newer version migrates while this one serves on $name', (kind) => {
  it('goes on answering, before, during and after, and loses nothing', { timeout: 120_000 }, async () => {
    const server = await startServer(kind);
    const newer = createDb(server.database.settings);
    const ada = await server.signIn();
    const answers: { of: string; answer: Answer }[] = [];
    const over = new AbortController();
    const goOn = async (of: string, send: (client: Client) => Promise<Answer>) => {
      while (!over.signal.aborted) answers.push({ of, answer: await send(ada) });
    };
    const load = Promise.all(Object.entries(kinds).map(([of, send]) => goOn(of, send)));
    const goneOn = async () => {
      const from = answers.length;
      const fewest = () => {
        const since = answers.slice(from).filter(({ answer }) => answer.status < 300);
        return Math.min(...Object.keys(kinds).map((of) => since.filter((one) => one.of === of).length));
      };
      await expect.poll(fewest).toBeGreaterThan(4);
    };
    await goneOn();
    await migrate(newer);
    await goneOn();
    // Somebody who comes only now.
    const grace = await server.signIn();
    expect((await grace.delete(`/api/products/${(await kinds.make?.(grace))?.body.id}`)).status).toBe(204);
    expect((await server.anonymous.get('/readyz')).status).toBe(200);
    over.abort();
    await load;

    const statuses = new Set(answers.map(({ answer }) => answer.status));
    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    const made = answers
      .filter(({ of, answer }) => of === 'make' && answer.status === 201)
      .map(({ answer }) => answer.body.id);
    const stored = new Set(await newer('products').pluck('id'));
    expect(made.filter((id) => !stored.has(id))).toEqual([]);
    await newer.destroy();
    await server.close();
  });
});
