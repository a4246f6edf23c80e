import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations, pathWith, records, type Operation, type RecordName } from '../contract/index.ts';
import { createMigrated, findDatabases, type TestDatabase } from '../testing/databases.ts';
import { makeRecord } from '../testing/records.ts';
import { createScriptedAnswerer } from '../testing/scriptedAnswerer.ts';
import { startServer, type Client, type TestServer } from '../testing/server.ts';
import { stampedTables } from './stamped.ts';
import { unwatchTable, watchTable } from './watchTable.ts';

const events = ['delete', 'insert', 'update'];

describe.each(await findDatabases())('stamps on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createMigrated(kind);
    await database.db.schema.createTable('notes', (table) => {
      table.increments('id');
      table.integer('owner_id');
      table.text('text').notNullable().defaultTo('');
    });
    await watchTable(database.db, notes);
  });
  afterAll(() => database.drop());

  const notes = { table: 'notes', resource: 'products', owner: 'changed.owner_id' };
  const stampOf = async (owner: number) =>
    (await database.db('revisions').where({ resource: 'products', owner_id: owner }).first('stamp'))?.stamp;

  it('are new with every change of a watched row, for its owner alone', async () => {
    const { db } = database;
    const seen = new Set<string>();
    for (const change of [
      () => db('notes').insert([{ owner_id: 7 }, { owner_id: 8 }, { owner_id: null }]),
      () => db('notes').where({ owner_id: 7 }).update({ text: 'changed' }),
      () => db('notes').where({ owner_id: 7 }).delete(),
    ]) {
      await change();
      seen.add(await stampOf(7));
    }
    expect(seen.size).toBe(3);
    const stamp = await stampOf(8);
    await db('notes').insert({ owner_id: 7 });
    expect(await stampOf(8)).toBe(stamp);
  });

  it('come again when SQLite built the table anew and it is watched again', async () => {
    const { db } = database;
    await db.schema.alterTable('notes', (table) => table.text('text').nullable().alter());
    await watchTable(db, notes);
    const before = await stampOf(7);
    await db('notes').insert({ owner_id: 7 });
    expect(await stampOf(7)).not.toBe(before);
    await unwatchTable(db, 'notes');
    const last = await stampOf(7);
    await db('notes').insert({ owner_id: 7 });
    expect(await stampOf(7)).toBe(last);
  });
});

describe.each(await findDatabases())('what is answered from memory on $name', (kind) => {
  const answerer = createScriptedAnswerer();
  let server: TestServer;
  let ada: Client;
  const statements: string[] = [];
  beforeAll(async () => {
    // What the server looks for every few seconds would seem to be read by the request beside it.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await startServer(kind, { answerer });
    server.database.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    ada = await server.signIn();
    await ada.post('/api/articles/fetch');
  });
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });

  const watchedBy = async (table: string) => {
    const { db } = server.database;
    const rows =
      kind.name === 'sqlite'
        ? await db('sqlite_master')
            .where({ type: 'trigger', tbl_name: table })
            .whereLike('name', `${table}_revise_%`)
            .pluck('name')
        : await db('information_schema.triggers')
            .where({ event_object_table: table, trigger_name: `${table}_revise` })
            .pluck('event_manipulation');
    return rows.map((name: string) => name.replace(`${table}_revise_`, '').toLowerCase()).sort();
  };
  const tablesIn = (sql: readonly string[]) =>
    new Set(
      sql.flatMap((text) => [...text.matchAll(/(?:from|join) [`"]?(\w+)/g)].map(([, name = '']) => name)),
    );

  it.each(Object.values(stampedTables).flat())('%s renews its stamp at every change', async (table) => {
    expect(await watchedBy(table)).toEqual(events);
  });

  it('is read from watched tables alone', async () => {
    const made = (Object.keys(records) as RecordName[]).map(async (name) => [
      name,
      await makeRecord(ada, name),
    ]);
    await expect.poll(() => answerer.writings.length, { timeout: 10_000 }).toBe(1);
    answerer.writings[0]?.finish({ content: 'Answer.' });
    const numbers = Object.fromEntries(await Promise.all(made)) as Record<RecordName, number>;
    // What is written is stored beside the requests: until its heartbeat is gone, any of them may seem to read it.
    await expect
      .poll(() => server.database.db('generation_heartbeats').pluck('message_id'), { timeout: 10_000 })
      .toEqual([]);
    // Figures that a formula made old are worked out by the first who reads them: that read is a change.
    await ada.get('/api/products?limit=50');
    const isStamped = new Set<string>(Object.values(stampedTables).flat());
    const remembered = [];
    for (const [id, operation] of Object.entries<Operation>(operations)) {
      if (operation.method !== 'GET' || operation.access !== 'session') continue;
      const path = pathWith(operation.id, operation.record ? numbers[operation.record] : '');
      statements.length = 0;
      const { status } = await ada.get(path);
      const tables = tablesIn(statements);
      statements.length = 0;
      await ada.get(path);
      // What was read once and for all, as foods without a word to look for, is not of any table.
      if (statements.length > 0 || status !== 200 || tables.size === 0) continue;
      remembered.push(id);
      expect([id, [...tables].filter((table) => !isStamped.has(table))]).toEqual([id, []]);
    }
    expect(remembered).toEqual(
      expect.arrayContaining([
        'users.current',
        'conversations.list',
        'messages.list',
        'articles.list',
        'products.list',
      ]),
    );
  });
});
