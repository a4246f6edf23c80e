import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigrated, findDatabases, type TestDatabase } from '../testing/databases.ts';
import { createDb } from './knex.ts';
import { transact } from './transact.ts';

describe.each(await findDatabases())('transactions at the same time on $name', (kind) => {
  let database: TestDatabase;
  const statements: string[] = [];
  beforeAll(async () => {
    database = await createMigrated(kind);
    database.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  });
  afterAll(() => database.drop());

  const insert = (key: string) =>
    transact(database.db, async (trx) => {
      await trx('settings').insert({ key, value: key });
      if (key.startsWith('bad')) throw new Error(`${key} failed`);
      return key;
    });
  const stored = async (prefix: string) => {
    const other = createDb(database.settings);
    const keys = await other('settings').where('key', 'like', `${prefix}%`).orderBy('key').pluck('key');
    await other.destroy();
    return keys;
  };

  it('each gives its result, fails alone, and is stored when it is answered', async () => {
    const keys = ['a-1', 'a-2', 'bad-a', 'a-3'];
    const seen: string[][] = [];
    const results = await Promise.allSettled(
      keys.map(async (key) => {
        const result = await insert(key);
        seen.push(await stored(result));
        return result;
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(results[2]).toMatchObject({ reason: new Error('bad-a failed') });
    expect(seen.flat().sort()).toEqual(['a-1', 'a-2', 'a-3']);
    expect(await stored('bad')).toEqual([]);
  });

  it('goes on after all have failed', async () => {
    const results = await Promise.allSettled([insert('bad-1'), insert('bad-2'), insert('bad-3')]);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await insert('b-1')).toBe('b-1');
    expect(await stored('b')).toEqual(['b-1']);
  });

  it('a broken statement does not take the others with it, whatever its place', async () => {
    const twice = transact(database.db, (trx) => trx('settings').insert({ key: 'b-1', value: '' }));
    const results = await Promise.allSettled([insert('c-1'), twice, insert('c-2')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored('c')).toEqual(['c-1', 'c-2']);
  });

  it.runIf(kind.name === 'sqlite')('share commits, in the order they came', async () => {
    statements.length = 0;
    const keys = Array.from({ length: 40 }, (_, n) => `d-${String(n).padStart(2, '0')}`);
    await Promise.all(keys.map(insert));
    expect(await stored('d')).toEqual(keys);
    expect(statements.filter((sql) => /^commit/i.test(sql)).length).toBeLessThan(keys.length / 4);
  });

  it.runIf(kind.name === 'postgres')('are done again when they waited for each other', async () => {
    const { db } = database;
    await db('settings').insert(['e-1', 'e-2'].map((key) => ({ key, value: '' })));
    let attempts = 0;
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const change = (first: string, second: string) =>
      transact(db, async (trx) => {
        attempts += 1;
        const add = (key: string) =>
          trx('settings')
            .where({ key })
            .update({ value: trx.raw("value || 'x'") });
        await add(first);
        holding += 1;
        if (holding >= 2) bothHold.resolve();
        await bothHold.promise;
        await add(second);
      });
    await Promise.all([change('e-1', 'e-2'), change('e-2', 'e-1')]);
    // One of the two at least; which and how often is PostgreSQL's to say. Each is done once.
    expect(attempts).toBeGreaterThan(2);
    expect(await db('settings').where('key', 'like', 'e-%').pluck('value')).toEqual(['xx', 'xx']);
  });

  it.runIf(kind.name === 'postgres')('fail after a few attempts that all met another', async () => {
    let attempts = 0;
    const meeting = transact(database.db, async (trx) => {
      attempts += 1;
      await trx.raw("do $$ begin raise exception using errcode = '40001'; end $$");
    });
    await expect(meeting).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(5);
  });
});
