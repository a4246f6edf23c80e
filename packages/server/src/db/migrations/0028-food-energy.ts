import type { Knex } from 'knex';

/** kcal in 100 g of a food; it is filled when the foods are loaded anew, which this version does. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table foods add column kcal double precision');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table foods drop column kcal');
}
