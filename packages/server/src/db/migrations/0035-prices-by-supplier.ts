import type { Knex } from 'knex';

/** The prices that go with a supplier: without an index, deleting one reads everybody's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index prices_by_supplier on prices (supplier_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index prices_by_supplier');
}
