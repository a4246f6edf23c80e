import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';

type Row = Record<string, unknown>;

/** The tables of the first release that hold what people made. */
const tables = [
  'users',
  'sessions',
  'idempotency_keys',
  'settings',
  'products',
  'conversations',
  'messages',
  'articles',
  'article_mentions',
  'article_sources',
];

/** Fills an empty database with a dump that the first release left. */
export async function openFirstRelease(db: Knex, kind: 'sqlite' | 'postgres'): Promise<void> {
  const file = new URL(`../db/fixtures/0001-first.${kind}.sql`, import.meta.url);
  const sql = readFileSync(file, 'utf8');
  // Several statements at once are for the driver itself.
  const connection = await db.client.acquireConnection();
  if (kind === 'postgres') await connection.query(sql);
  else {
    await new Promise<void>((done, fail) =>
      connection.exec(sql, (error: Error | null) => (error ? fail(error) : done())),
    );
  }
  await db.client.releaseConnection(connection);
}

/** Every row of every table of the first release. */
export async function readTables(db: Knex): Promise<Record<string, Row[]>> {
  const pairs = tables.map(async (table) => [table, await db(table).select('*').orderBy(1)]);
  return Object.fromEntries(await Promise.all(pairs));
}
