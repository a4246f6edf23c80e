import type { Knex } from 'knex';
import { addOptionalTimestamp } from './columns.ts';

/** When somebody was last at work in a session's browser; its requests alone do not tell, for an open page makes some by itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => addOptionalTimestamp(table, 'active_at'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column active_at');
}
