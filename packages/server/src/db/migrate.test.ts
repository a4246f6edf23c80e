import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases, type TestDatabase } from '../testing/databases.ts';
import { createDb } from './knex.ts';
import { isMigrated, migrateDown, migrateUp } from './migrate.ts';
import { isoOfTimestamptz } from './timestamps.ts';

describe.each(await findDatabases())('migrations on $name', ({ create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.drop());

  it('goes up from nothing, once', async () => {
    const { db } = database;
    expect(await isMigrated(db)).toBe(false);
    expect(await migrateUp(db)).toEqual(['0001-first']);
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

  it('goes down to nothing and up again', async () => {
    const { db } = database;
    expect(await migrateDown(db)).toEqual(['0001-first']);
    expect(await db.schema.hasTable('users')).toBe(false);
    expect(await migrateUp(db)).toEqual(['0001-first']);
  });

  it('lets several processes start at once', async () => {
    await migrateDown(database.db);
    const others = [createDb(database.settings), createDb(database.settings)];
    const runs = await Promise.all([database.db, ...others].map(migrateUp));
    expect(runs.flat()).toEqual(['0001-first']);
    await Promise.all(others.map((db) => db.destroy()));
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
