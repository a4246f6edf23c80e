import type { Knex } from 'knex';

/** Ways in which a question may be meant, of an answer that asks back; null: it does not. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table messages add column interpretations text');
}

// Raw: Knex would make the SQLite table anew, without its triggers.
export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column interpretations');
}
