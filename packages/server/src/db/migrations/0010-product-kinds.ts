import type { Knex } from 'knex';

const columns = [
  // What a person said the product is; null: its words and its form say it.
  ['kind', 'varchar(16)'],
  // The pack that was chosen for a food or drink, by its category, and the size of a unit; null: as usual.
  ['pack', 'varchar(32)'],
  ['pack_size', 'double precision'],
  // Why no figure was worked out.
  ['estimate_withheld', 'text'],
] as const;

/** What a product is: a supplement, a food or a drink, and the pack of the latter. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, type] of columns) await knex.raw(`alter table products add column ${name} ${type}`);
}

// Raw: Knex would make the SQLite table anew, without its triggers.
export async function down(knex: Knex): Promise<void> {
  for (const [name] of columns) await knex.raw(`alter table products drop column ${name}`);
}
