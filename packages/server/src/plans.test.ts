import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import {
  exampleQuery,
  operations,
  pathWith,
  records,
  type Operation,
  type OperationId,
  type RecordName,
} from './contract/index.ts';
import { createMigrated, sqlite } from './testing/databases.ts';
import { makeRecord } from './testing/records.ts';
import { startServer, type Client } from './testing/server.ts';

/** Few rows that everybody shares, which are meant to be read from end to end. */
const shared = new Set(['article_sources', 'foods', 'literature_records', 'literature_searches']);

/** What SQLite says where it reads rows one by one; what stands behind the name tells of an index, or a search by words. */
const scan = /^SCAN (\w+)$/;

/** Knex's words for one of no values: SQLite looks at them once, and at no row. */
const isNever = (sql: string) => sql.includes(' 1 = ?');

interface Statement {
  sql: string;
  bindings?: readonly unknown[];
}

/** The tables that a statement reads row by row, whatever they hold: SQLite plans without looking at how many rows. */
async function scannedBy(db: Knex, { sql, bindings = [] }: Statement): Promise<string[]> {
  const steps: { detail: string }[] = await db.raw(`explain query plan ${sql}`, [...bindings] as never);
  return steps.flatMap(({ detail }) => scan.exec(detail)?.[1] ?? []);
}

/** Every answer there is to read about these records, then none of them. */
async function readAndDelete(client: Client, made: ReadonlyMap<RecordName, number>): Promise<void> {
  const of = (method: string) =>
    (Object.entries(operations) as [OperationId, Operation][]).filter(([, op]) => op.method === method);
  for (const [id, { record }] of of('GET')) {
    await client.get(`${pathWith(id, made.get(record as RecordName) ?? '')}${exampleQuery(id)}`);
  }
  for (const [id, { record }] of of('DELETE')) {
    if (record) await client.delete(pathWith(id, made.get(record as RecordName) ?? ''));
  }
}

it('no statement of the API reads a table of people’s rows from end to end', async () => {
  const database = await createMigrated(sqlite);
  const statements = new Map<string, Statement>();
  database.db.on('query', (query: Statement) => statements.set(query.sql, query));
  const server = await startServer(sqlite, { database });
  const client = await server.signIn();
  const made = new Map<RecordName, number>();
  for (const name of Object.keys(records) as RecordName[]) made.set(name, await makeRecord(client, name));
  await readAndDelete(client, made);
  const asked = [...statements.values()].filter(
    ({ sql }) => /^(select|update|delete|with)\b/i.test(sql.trim()) && !isNever(sql),
  );
  const tables = new Set<string>(await database.db('sqlite_schema').where('type', 'table').pluck('name'));
  const scanned = [];
  for (const one of asked) {
    const whole = (await scannedBy(database.db, one)).filter((name) => tables.has(name) && !shared.has(name));
    if (whole.length > 0) scanned.push(`${whole.join()}: ${one.sql}`);
  }
  await server.close();
  await database.drop();
  expect(asked.length).toBeGreaterThan(100);
  expect(scanned).toEqual([]);
});
