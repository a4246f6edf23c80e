import { readdirSync } from 'node:fs';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases, type TestDatabase } from '../testing/databases.ts';
import { openFirstRelease, readTables } from '../testing/firstRelease.ts';
import { isPostgres } from './kind.ts';
import { createDb } from './knex.ts';
import { isMigrated, migrateDown, migrateUp, NewerSchema } from './migrate.ts';
import { isoOfTimestamptz } from './timestamps.ts';

/** Every migration that is there, by its number. */
const all = readdirSync(new URL('migrations', import.meta.url))
  .filter((file) => /^\d{4}-/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort();
const later = all.slice(1);

interface Reference {
  table: string;
  column: string;
  /** Whether an index of all rows begins with the column; 0 or 1 from SQLite. */
  isIndexed: boolean | number;
}

const referencesIn = {
  sqlite: `select tables.name as "table", refers."from" as "column", exists (
      select 1 from pragma_index_list(tables.name) as listed join pragma_index_info(listed.name) as indexed
        where indexed.seqno = 0 and indexed.name = refers."from" and not listed.partial
      union select 1 from pragma_table_info(tables.name) as columns where columns.pk = 1 and columns.name = refers."from"
    ) as "isIndexed"
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as refers where tables.type = 'table'`,
  postgres: `select conrelid::regclass::text as "table", attname as "column", exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
    ) as "isIndexed"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`,
};

async function readReferences(db: Knex): Promise<Reference[]> {
  const found = await db.raw(isPostgres(db) ? referencesIn.postgres : referencesIn.sqlite);
  return isPostgres(db) ? found.rows : found;
}

describe.each(await findDatabases())('migrations on $name', ({ name, create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.drop());

  it('goes up from nothing, once', async () => {
    const { db } = database;
    expect(await isMigrated(db)).toBe(false);
    expect(await migrateUp(db)).toEqual(all);
    expect(await migrateUp(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(true);
  });

  it('gives new rows the present time in ISO 8601', async () => {
    const row = { firebase_uid: 'a', email: 'a', full_name: 'A', role: 'legal' };
    const [user] = await database.db('users').insert(row).returning('*');
    expect(user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(user.created_at) - Date.now())).toBeLessThan(60_000);
  });

  it('keeps references whole', async () => {
    const stray = { created_by_id: 999, concept: 'x', description: 'y' };
    await expect(database.db('products').insert(stray)).rejects.toThrow(/foreign key/i);
  });

  it('finds what refers to a row by an index, so that deleting the row reads no whole table', async () => {
    const references = await readReferences(database.db);
    expect(references.length).toBeGreaterThan(30);
    expect(references.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  });

  it('refuses a database that a newer program made, and leaves it as it is', async () => {
    const { db } = database;
    await migrateDown(db, { to: '0001-first' });
    await db('migrations').insert({ name: '9999-later', ran_at: '' });
    await expect(migrateUp(db)).rejects.toThrow(NewerSchema);
    expect(await db('migrations').orderBy('name').pluck('name')).toEqual(['0001-first', '9999-later']);
    await db('migrations').where({ name: '9999-later' }).delete();
    expect(await migrateUp(db)).toEqual(later);
  });

  it('goes down to nothing and up again', async () => {
    const { db } = database;
    expect(await migrateDown(db)).toEqual(all.toReversed());
    expect(await db.schema.hasTable('users')).toBe(false);
    expect(await migrateUp(db)).toEqual(all);
  });

  it('lets several processes start at once', async () => {
    await migrateDown(database.db);
    const others = [createDb(database.settings), createDb(database.settings)];
    const runs = await Promise.all([database.db, ...others].map(migrateUp));
    expect(runs.flat()).toEqual(all);
    await Promise.all(others.map((db) => db.destroy()));
  });

  it.runIf(name === 'postgres')(
    'begins again where a process that serves and it waited for each other',
    async () => {
      await migrateDown(database.db, { to: '0001-first' });
      const serving = createDb(database.settings);
      const trx = await serving.transaction();
      // Whoever looks for the knot first is taken back: the migration.
      await trx.raw("set local deadlock_timeout = '60s'");
      await trx('messages').where({ id: 0 }).delete();
      const migrating = migrateUp(database.db);
      const isWaiting = async () => (await trx('pg_locks').where({ granted: false })).length > 0;
      await expect.poll(isWaiting).toBe(true);
      await trx('users').where({ id: 0 }).delete();
      await trx.commit();
      expect(await migrating).toEqual(later);
      await serving.destroy();
    },
  );

  it('keeps every row of the first release, up, down and up again', async () => {
    const { db, drop } = await create();
    await openFirstRelease(db, name);
    const before = await readTables(db);
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    expect(await migrateUp(db)).toEqual(later);
    expect(await readTables(db)).toMatchObject(before);
    expect(await migrateDown(db, { to: '0001-first' })).toEqual(later.toReversed());
    expect(await readTables(db)).toEqual(before);
    expect(await migrateUp(db)).toEqual(later);
    expect(await readTables(db)).toMatchObject(before);
    const [added] = await db('users')
      .insert({ firebase_uid: 'new', email: 'new@seedbed.test', full_name: 'New', role: 'sales' })
      .returning('id');
    expect(added.id).toBe(Math.max(...(before.users ?? []).map(({ id }) => Number(id))) + 1);
    await drop();
  });
});

describe('times from PostgreSQL', () => {
  it.each([
    ['2026-01-05 09:30:00+00', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05 09:30:00.1+00', '2026-01-05T09:30:00.100Z'],
    ['2026-01-05 09:30:00.123+00', '2026-01-05T09:30:00.123Z'],
    ['2026-01-05 10:30:00.12+01', '2026-01-05T09:30:00.120Z'],
    ['2026-01-05 15:00:00.5+05:30', '2026-01-05T09:30:00.500Z'],
  ])('%s is %s', (text, iso) => expect(isoOfTimestamptz(text)).toBe(iso));
});
