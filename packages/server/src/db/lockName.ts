import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

/**
 * Lets nobody else pass with the same name until the transaction ends: SQLite has one writer, PostgreSQL a lock by
 * number.
 */
export async function lockName(trx: Knex, name: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
