import type { Knex } from 'knex';

/** Which of the two databases this is. */
export function isPostgres(db: Knex): boolean {
  return db.client.config.client === 'pg';
}
