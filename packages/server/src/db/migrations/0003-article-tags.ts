import type { Knex } from 'knex';

/** The ingredients and outcomes that an article names, as JSON text. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table articles add column tags text not null default '[]'");
}

// Raw: Knex would make the SQLite table anew, without its triggers.
export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table articles drop column tags');
}
