import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

/** What `$1`, `$2`, … stand for, in the order in which the statement first names them. */
export type Values = readonly (string | number | null)[];

/** Reads one row, or none. */
export type FindRow<Row> = (db: Knex, values: Values) => Promise<Row | undefined>;

interface SqliteStatement {
  get(values: Values, done: (error: Error | null, row: unknown) => void): void;
  finalize(): void;
}
interface SqliteConnection {
  prepare(sql: string): SqliteStatement;
}
interface PgConnection {
  query(query: Query): Promise<{ rows: unknown[] }>;
}

const statements = new WeakMap<SqliteConnection, Map<string, SqliteStatement>>();

/**
 * A statement for the few reads that every request makes. Each connection prepares it once: built anew by Knex, such
 * a read takes four times as long. Equal reads that are asked for in the same turn of the event loop share one,
 * which starts after all of them were asked for, so that none of them sees anything older than it may.
 */
export function prepareFindRow<Row>(name: string, sql: string): FindRow<Row> {
  const waiting = new WeakMap<Knex, Map<string, Promise<unknown>>>();
  return (db, values) => {
    const reads = waiting.get(db) ?? new Map<string, Promise<unknown>>();
    waiting.set(db, reads);
    const key = JSON.stringify(values);
    let read = reads.get(key);
    if (!read) {
      read = nextTurn().then(() => {
        reads.delete(key);
        return findRow(db, { name, text: sql, values });
      });
      reads.set(key, read);
    }
    return read as Promise<Row | undefined>;
  };
}

interface Query {
  name: string;
  text: string;
  values: Values;
}

async function findRow(db: Knex, query: Query): Promise<unknown> {
  const connection = await db.client.acquireConnection();
  try {
    return await (isPostgres(db) ? findInPostgres(connection, query) : findInSqlite(connection, query));
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** SQLite does not close a connection that has statements left. Call it before. */
export function forgetStatements(connection: object): void {
  const known = statements.get(connection as SqliteConnection);
  statements.delete(connection as SqliteConnection);
  for (const statement of known?.values() ?? []) statement.finalize();
}

async function findInPostgres(connection: PgConnection, query: Query): Promise<unknown> {
  return (await connection.query(query)).rows[0];
}

function findInSqlite(connection: SqliteConnection, { text, values }: Query): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  statementOf(connection, text).get(values, (error, row) => (error ? reject(error) : resolve(row)));
  return promise;
}

function statementOf(connection: SqliteConnection, sql: string): SqliteStatement {
  const known = statements.get(connection) ?? new Map<string, SqliteStatement>();
  statements.set(connection, known);
  let statement = known.get(sql);
  if (!statement) {
    statement = connection.prepare(sql);
    known.set(sql, statement);
  }
  return statement;
}
