import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

/** The items that answers cite already, each once an answer. */
const citedSoFar = {
  sqlite: `insert or ignore into garden_uses (item_id, message_id, owner_id)
    select items.id, messages.id, items.owner_id
    from messages
      join json_each(messages.citations) as cited
      join garden_items as items on items.id = json_extract(cited.value, '$.gardenItemId')
    where messages.citations like '%gardenItemId%'`,
  postgres: `insert into garden_uses (item_id, message_id, owner_id)
    select items.id, messages.id, items.owner_id
    from messages
      cross join lateral jsonb_array_elements(messages.citations::jsonb) as cited
      join garden_items as items on items.id = (cited ->> 'gardenItemId')::integer
    where messages.citations like '%gardenItemId%'
    on conflict do nothing`,
};

/**
 * How what an item cites was found to stand outside the base (null: nothing is known), which answers cite it, and
 * indexes that find the items of a work.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table garden_items add column standing text');
  await knex.schema.createTable('garden_uses', (table) => {
    table.integer('item_id').notNullable().references('garden_items.id').onDelete('CASCADE');
    table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE').index();
    table.integer('owner_id').notNullable();
    table.primary(['item_id', 'message_id']);
  });
  await knex.raw('create index garden_keys_of_works on garden_keys (key)');
  await knex.raw('create index literature_records_by_doi on literature_records (doi)');
  await knex.raw(isPostgres(knex) ? citedSoFar.postgres : citedSoFar.sqlite);
}

// Raw: Knex would make the SQLite tables anew, without their triggers.
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index literature_records_by_doi');
  await knex.raw('drop index garden_keys_of_works');
  await knex.schema.dropTable('garden_uses');
  await knex.raw('alter table garden_items drop column standing');
}
