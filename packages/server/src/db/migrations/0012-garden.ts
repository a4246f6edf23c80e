import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';
import { unwatchTable, watchTable } from '../watchTable.ts';
import { addOptionalTimestamp, addTimestamp } from './columns.ts';

async function addItems(knex: Knex): Promise<void> {
  await knex.schema.createTable('garden_items', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('workspace_id');
    table.text('kind').notNullable();
    table.text('title').notNullable();
    table.text('snapshot').notNullable();
    table.text('source').notNullable();
    table.text('note').notNullable();
    table.text('tags').notNullable();
    table.text('highlights').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
    addOptionalTimestamp(table, 'deleted_at');
    table.index(['owner_id', 'id'], 'garden_items_in_list_order');
    table.index(['owner_id', 'kind', 'id'], 'garden_items_by_kind');
    table.index(['deleted_at'], 'garden_items_in_trash');
  });
  await knex.schema.createTable('garden_item_tags', (table) => {
    table.integer('item_id').notNullable().references('garden_items.id').onDelete('CASCADE');
    table.integer('owner_id').notNullable();
    table.text('tag').notNullable();
    table.text('tag_key').notNullable();
    table.primary(['item_id', 'tag_key']);
    table.index(['owner_id', 'tag_key', 'item_id'], 'garden_items_by_tag');
  });
}

async function addCollections(knex: Knex): Promise<void> {
  await knex.schema.createTable('garden_collections', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.integer('workspace_id');
    table.text('name').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
  });
  await knex.schema.createTable('garden_item_collections', (table) => {
    table.integer('collection_id').notNullable().references('garden_collections.id').onDelete('CASCADE');
    table.integer('item_id').notNullable().references('garden_items.id').onDelete('CASCADE').index();
    // The items' and the collections': when they go, the stamp still knows whose went.
    table.integer('owner_id').notNullable();
    table.primary(['collection_id', 'item_id']);
  });
}

/** By what items are known to be the same, and which of them were told not to be. */
async function addLikeness(knex: Knex): Promise<void> {
  await knex.schema.createTable('garden_keys', (table) => {
    table.integer('item_id').notNullable().references('garden_items.id').onDelete('CASCADE');
    table.integer('owner_id').notNullable();
    table.text('key').notNullable();
    table.primary(['item_id', 'key']);
    table.index(['owner_id', 'key', 'item_id'], 'garden_items_by_key');
  });
  await knex.schema.createTable('garden_distinct', (table) => {
    table.integer('item_id').notNullable().references('garden_items.id').onDelete('CASCADE');
    table.integer('other_id').notNullable().references('garden_items.id').onDelete('CASCADE').index();
    table.integer('owner_id').notNullable();
    table.primary(['item_id', 'other_id']);
  });
}

/** A person's items stand together in the index, newer ones behind older ones. */
const rowOf = (row: string) => `(${row}owner_id << 32 | ${row}id)`;
const columns = '(rowid, title, snapshot, note, tags)';
const valuesOf = (row: string) => `${rowOf(row)}, ${row}title, ${row}snapshot, ${row}note, ${row}tags`;
const remove = `delete from garden_search where rowid = ${rowOf('old.')};`;
const add = `insert into garden_search ${columns} values (${valuesOf('new.')});`;
const searched = 'title, snapshot, note, tags';

const sqlite = [
  // A copy of its own: an index over another table's text drifts from it without a word.
  `create virtual table garden_search using
    fts5(title, snapshot, note, tags, tokenize = "porter unicode61 remove_diacritics 2")`,
  `create trigger garden_search_insert after insert on garden_items begin ${add} end`,
  `create trigger garden_search_update after update of ${searched} on garden_items begin ${remove} ${add} end`,
  `create trigger garden_search_delete after delete on garden_items begin ${remove} end`,
];

const words = ['title', 'note', 'tags', 'snapshot']
  .map((column, at) => `setweight(to_tsvector('english', new.${column}), '${'ABCD'[at]}')`)
  .join(' || ');

const postgres = [
  `create table garden_search (
    item_id integer primary key references garden_items on delete cascade,
    owner_id integer not null,
    words tsvector not null
  )`,
  'create index garden_search_words on garden_search using gin (words) with (fastupdate = off)',
  'create index garden_search_newest on garden_search (owner_id, item_id)',
  `create function garden_search() returns trigger language plpgsql as $$ begin
    insert into garden_search values (new.id, new.owner_id, ${words})
      on conflict (item_id) do update set words = excluded.words;
    return null;
  end $$`,
  `create trigger garden_search after insert or update of ${searched} on garden_items
    for each row execute function garden_search()`,
];

/** What people keep for themselves: items, collections, and an index of their words that triggers keep. */
export async function up(knex: Knex): Promise<void> {
  await addItems(knex);
  await addCollections(knex);
  await addLikeness(knex);
  for (const statement of isPostgres(knex) ? postgres : sqlite) await knex.raw(statement);
  for (const table of watched)
    await watchTable(knex, { table, resource: 'garden', owner: 'changed.owner_id' });
  await knex.raw('alter table conversations add column scope text');
}

const watched = [
  'garden_items',
  'garden_item_tags',
  'garden_keys',
  'garden_collections',
  'garden_item_collections',
  'garden_distinct',
];

/** Takes them away, and what was kept in them. */
export async function down(knex: Knex): Promise<void> {
  // Raw: Knex would make the SQLite table anew, without its triggers.
  await knex.raw('alter table conversations drop column scope');
  for (const table of watched) await unwatchTable(knex, table);
  if (isPostgres(knex)) {
    await knex.raw('drop trigger garden_search on garden_items');
    await knex.raw('drop function garden_search()');
  } else {
    for (const event of ['insert', 'update', 'delete']) await knex.raw(`drop trigger garden_search_${event}`);
  }
  await knex.raw('drop table garden_search');
  const tables = [
    'garden_distinct',
    'garden_keys',
    'garden_item_collections',
    'garden_item_tags',
    'garden_collections',
    'garden_items',
  ];
  for (const table of tables) await knex.schema.dropTable(table);
}
