import type { Knex } from 'knex';
import { addOptionalTimestamp } from './columns.ts';

/** Since when the specification says otherwise than a certificate was checked against. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('coas', (table) => addOptionalTimestamp(table, 'stale_since'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table coas drop column stale_since');
}
