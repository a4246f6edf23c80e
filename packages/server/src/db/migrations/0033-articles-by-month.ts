import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

/** The press by date without its samples, so that a month is counted in the index alone; and the few samples. */
export async function up(knex: Knex): Promise<void> {
  const [press, samples] = isPostgres(knex)
    ? ['not is_sample', 'is_sample']
    : ['is_sample = 0', 'is_sample = 1'];
  await knex.raw(`create index articles_of_press on articles (publication_date) where ${press}`);
  await knex.raw(`create index articles_of_sample on articles (id) where ${samples}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index articles_of_sample');
  await knex.raw('drop index articles_of_press');
}
