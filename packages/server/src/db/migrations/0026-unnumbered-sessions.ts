import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

/**
 * A process of a version before 0023, which goes on serving while a newer one starts, opens sessions without a number:
 * a person may have several of them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index sessions_by_number');
  await knex.raw(
    'create unique index sessions_by_number on sessions (firebase_uid, number) where number > 0',
  );
}

export async function down(knex: Knex): Promise<void> {
  const chance = isPostgres(knex) ? 'floor(random() * 2147483646)::integer' : 'abs(random() % 2147483646)';
  await knex.raw(`update sessions set number = 1 + ${chance} where number = 0`);
  await knex.raw('drop index sessions_by_number');
  await knex.raw('create unique index sessions_by_number on sessions (firebase_uid, number)');
}
