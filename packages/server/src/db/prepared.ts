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
  query(query: { name: string; text: string; values: Values }): Promise<{ rows: unknown[] }>;
}

const statements = new WeakMap<SqliteConnection, Map<string, SqliteStatement>>();

/**
 * A statement for the few reads that every request makes: each connection prepares it once. Built anew by Knex,
 * such a read takes four times as long.
 */
export function prepareFindRow<Row>(name: string, sql: string): FindRow<Row> {
  return async (db, values) => {
    const connection = await db.client.acquireConnection();
    try {
      const row = isPostgres(db)
        ? await findInPostgres(connection, { name, text: sql, values })
        : await findInSqlite(statementOf(connection, sql), values);
      return row as Row | undefined;
    } finally {
      await db.client.releaseConnection(connection);
    }
  };
}

/** SQLite does not close a connection that has statements left. Call it before. */
export function forgetStatements(connection: object): void {
  const known = statements.get(connection as SqliteConnection);
  statements.delete(connection as SqliteConnection);
  for (const statement of known?.values() ?? []) statement.finalize();
}

async function findInPostgres(
  connection: PgConnection,
  query: Parameters<PgConnection['query']>[0],
): Promise<unknown> {
  return (await connection.query(query)).rows[0];
}

function findInSqlite(statement: SqliteStatement, values: Values): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  statement.get(values, (error, row) => (error ? reject(error) : resolve(row)));
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
