import type { Knex } from 'knex';
import { dropWorkSearch, makeWorkSearch } from '../workSearch.ts';

/** People find what they wrote, and what was answered, by its words. */
export async function up(knex: Knex): Promise<void> {
  await makeWorkSearch(knex);
}

export async function down(knex: Knex): Promise<void> {
  await dropWorkSearch(knex);
}
