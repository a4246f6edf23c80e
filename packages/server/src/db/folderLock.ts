import { join } from 'node:path';
import sqlite3 from 'sqlite3';

/** Beside the database, so that backups and other readers of the database are not kept out. */
const lockFileName = 'seedbed.lock';

/** Lets the folder go. A process that ends in whichever way has let it go. */
export type Release = () => Promise<void>;

/**
 * Takes a data folder for this process alone. The lock is the operating system's, by way of SQLite: it ends with the
 * process, so neither a crash nor a process id that comes again leaves one behind.
 * @returns null when another process has the folder
 */
export async function holdFolder(dataDir: string): Promise<Release | null> {
  const connection = await open(join(dataDir, lockFileName));
  try {
    // In memory: a journal file would be left behind by a crash.
    await run(connection, 'pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    await close(connection);
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => close(connection);
}

function open(path: string): Promise<sqlite3.Database> {
  const { promise, resolve, reject } = Promise.withResolvers<sqlite3.Database>();
  const connection = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(connection)));
  return promise;
}

function run(connection: sqlite3.Database, sql: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connection.exec(sql, (error) => (error ? reject(error) : resolve()));
  return promise;
}

function close(connection: sqlite3.Database): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connection.close((error) => (error ? reject(error) : resolve()));
  return promise;
}
