import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

/** The present time of the database, moved by `ms`: one clock for all processes that share it. */
export function databaseTime(db: Knex, ms = 0): Knex.Raw {
  return isPostgres(db)
    ? db.raw("clock_timestamp() + ? * interval '1 millisecond'", [ms])
    : db.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)", [`${ms / 1000} seconds`]);
}
