import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { isMigrated } from '../../db/migrate.ts';
import { Unavailable } from '../../errors.ts';

/** Which database answers; `Unavailable` when none does or its tables are not there. */
export async function checkReadiness(db: Knex): Promise<'sqlite' | 'postgres'> {
  const isReady = await isMigrated(db).catch(() => {
    throw new Unavailable('The database cannot be reached.');
  });
  if (!isReady) throw new Unavailable('The database is not migrated yet.');
  return isPostgres(db) ? 'postgres' : 'sqlite';
}
