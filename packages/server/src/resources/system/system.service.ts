import type { Knex } from 'knex';
import type { Readiness } from '../../contract/index.ts';
import { isPostgres } from '../../db/kind.ts';
import { isMigrated } from '../../db/migrate.ts';
import { Unavailable } from '../../errors.ts';
import type { FileScanner } from '../../files/index.ts';

/** What answers; `Unavailable` when the database does not or its tables are not there. */
export async function checkReadiness(db: Knex, scanner?: FileScanner): Promise<Readiness> {
  const isReady = await isMigrated(db).catch(() => {
    throw new Unavailable('The database cannot be reached.');
  });
  if (!isReady) throw new Unavailable('The database is not migrated yet.');
  const database = isPostgres(db) ? 'postgres' : 'sqlite';
  if (!scanner) return { status: 'ready', database };
  return { status: 'ready', database, scanner: (await scanner.isReachable()) ? 'reachable' : 'unreachable' };
}
