import type { Knex } from 'knex';

/** Which version of constants, materials and method the worked-out values of a product are of; null: an older one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table products add column estimate_version varchar(64)');
}

// Raw: Knex would make the SQLite table anew, without its triggers.
export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column estimate_version');
}
