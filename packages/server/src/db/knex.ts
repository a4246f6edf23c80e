import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import createKnex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { forgetStatements } from './prepared.ts';
import { isoOfTimestamptz } from './timestamps.ts';

/** Where the data lives: a PostgreSQL URL, or the folder of the SQLite file. */
export interface DbSettings {
  databaseUrl?: string;
  dataDir: string;
  /** Most connections of this process to PostgreSQL. @default 10 */
  poolSize?: number;
}

/** The name of the SQLite file inside the data folder. */
export const sqliteFileName = 'seedbed.sqlite';

/** Opens the database. Nothing is read before the first query, so an unreachable one shows there. */
export function createDb(settings: DbSettings): Knex {
  return settings.databaseUrl
    ? createPostgres(settings.databaseUrl, settings.poolSize ?? 10)
    : createSqlite(join(settings.dataDir, sqliteFileName), settings.dataDir);
}

/** Knex would print failures itself, over several lines; they reach our log by whoever asked. */
const quiet = { warn() {}, error() {}, deprecate() {}, debug() {} };

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

// One connection: SQLite has one writer, and one queue in JavaScript is fairer than busy time-outs in threads.
function createSqlite(filename: string, folder: string): Knex {
  mkdirSync(folder, { recursive: true });
  const pragmas =
    'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON; PRAGMA synchronous=FULL;';
  const db = createKnex({
    client: 'sqlite3',
    log: quiet,
    compileSqlOnError: false,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null) => void) =>
        connection.exec(pragmas, done),
    },
  });
  db.client.pool.on('destroyRequest', (_: number, connection: object) => forgetStatements(connection));
  return db;
}

/** Times come as ISO 8601 text from both databases; counts and sums as numbers. */
const pgTypes = {
  getTypeParser(oid: number, format?: string) {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return isoOfTimestamptz;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  },
};

function createPostgres(connectionString: string, poolSize: number): Knex {
  return createKnex({
    client: 'pg',
    log: quiet,
    // Errors reach the log: they name the statement, never what people wrote.
    compileSqlOnError: false,
    connection: {
      connectionString,
      types: pgTypes,
      connectionTimeoutMillis: 5000,
      application_name: 'seedbed',
    },
    acquireConnectionTimeout: 8000,
    pool: { min: 0, max: poolSize },
  });
}

/** How a database's connections stand: in use, free, and how much work waits for one. */
export function poolFiguresOf(db: Knex): { used: number; free: number; waiting: number } {
  const { pool } = db.client;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}
