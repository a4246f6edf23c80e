import type { Knex } from 'knex';
import { addOptionalTimestamp, addTimestamp } from './columns.ts';

async function addPeople(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (table) => {
    table.increments('id');
    table.text('firebase_uid').notNullable().unique();
    table.text('email').notNullable().unique();
    table.text('full_name').notNullable();
    table.text('phone_number');
    table.text('role').notNullable();
    addTimestamp(knex, table, 'created_at');
  });
  await knex.schema.createTable('sessions', (table) => {
    table.text('id').primary();
    table.text('firebase_uid').notNullable().index();
    table.text('email');
    table.timestamp('expires_at', { useTz: true, precision: 3 }).notNullable().index();
    addTimestamp(knex, table, 'created_at');
  });
  await knex.schema.createTable('idempotency_keys', (table) => {
    table.text('firebase_uid').notNullable();
    table.text('key').notNullable();
    table.text('fingerprint').notNullable();
    table.integer('response_status').notNullable();
    table.text('response_body').notNullable();
    table.timestamp('created_at', { useTz: true, precision: 3 }).notNullable().index();
    table.primary(['firebase_uid', 'key']);
  });
  await knex.schema.createTable('settings', (table) => {
    table.text('key').primary();
    table.text('value').notNullable();
  });
}

async function addProducts(knex: Knex): Promise<void> {
  await knex.schema.createTable('products', (table) => {
    table.increments('id');
    table.integer('created_by_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('concept').notNullable();
    table.text('description').notNullable();
    table.text('insights');
    table.decimal('estimated_cost', 10, 2);
    table.decimal('estimated_revenue', 10, 2);
    table.boolean('pinned').notNullable().defaultTo(false);
    table.text('form_factor');
    table.integer('volume');
    table.text('volume_unit');
    table.boolean('is_insights_set_by_user').notNullable().defaultTo(false);
    table.boolean('is_cost_set_by_user').notNullable().defaultTo(false);
    table.boolean('is_revenue_set_by_user').notNullable().defaultTo(false);
    addTimestamp(knex, table, 'created_at');
    table.index(['created_by_id', 'pinned', 'created_at', 'id'], 'products_in_list_order');
  });
}

async function addConversations(knex: Knex): Promise<void> {
  await knex.schema.createTable('conversations', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('title').notNullable();
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
    table.index(['user_id', 'updated_at', 'id'], 'conversations_in_list_order');
  });
  await knex.schema.createTable('messages', (table) => {
    table.increments('id');
    table.integer('conversation_id').notNullable().references('conversations.id').onDelete('CASCADE');
    table.text('role').notNullable();
    table.text('content').notNullable();
    table.text('status').notNullable();
    table.text('citations').notNullable().defaultTo('[]');
    table.boolean('is_stop_requested').notNullable().defaultTo(false);
    addOptionalTimestamp(table, 'heartbeat_at');
    addTimestamp(knex, table, 'created_at');
    table.index(['conversation_id', 'id'], 'messages_in_order');
  });
  // One answer at a time in a conversation, whichever process writes it.
  await knex.raw(
    "create unique index messages_one_streaming on messages (conversation_id) where status = 'streaming'",
  );
}

async function addArticles(knex: Knex): Promise<void> {
  await knex.schema.createTable('articles', (table) => {
    table.increments('id');
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.timestamp('publication_date', { useTz: true, precision: 3 }).notNullable();
    table.text('url').notNullable();
    table.text('url_to_image');
    table.text('content');
    table.text('publication_name').notNullable();
    table.text('guid');
    table.text('canonical_url').notNullable().unique();
    table.boolean('is_sample').notNullable().defaultTo(false);
    addTimestamp(knex, table, 'created_at');
    table.index(['publication_date', 'id'], 'articles_in_list_order');
    table.index(['guid'], 'articles_by_guid');
  });
  await knex.schema.createTable('article_terms', (table) => {
    table.text('term').notNullable();
    table.timestamp('publication_date', { useTz: true, precision: 3 }).notNullable();
    table.integer('article_id').notNullable().references('articles.id').onDelete('CASCADE').index();
    table.primary(['term', 'publication_date', 'article_id']);
  });
  // Where else a story was told: the article is kept once, the other publications are named here.
  await knex.schema.createTable('article_mentions', (table) => {
    table.text('canonical_url').primary();
    table.integer('article_id').notNullable().references('articles.id').onDelete('CASCADE').index();
    table.text('title').notNullable();
    table.text('url').notNullable();
    table.text('publication_name').notNullable();
    table.timestamp('publication_date', { useTz: true, precision: 3 }).notNullable();
  });
  await knex.schema.createTable('article_sources', (table) => {
    table.text('name').primary();
    table.text('etag');
    table.text('last_modified');
    addOptionalTimestamp(table, 'last_fetched_at');
    table.text('last_error');
  });
}

/** Makes every table of the first release. */
export async function up(knex: Knex): Promise<void> {
  await addPeople(knex);
  await addProducts(knex);
  await addConversations(knex);
  await addArticles(knex);
}

const tables = [
  'article_sources',
  'article_mentions',
  'article_terms',
  'articles',
  'messages',
  'conversations',
  'products',
  'settings',
  'idempotency_keys',
  'sessions',
  'users',
];

/** Drops them, the referring ones first. */
export async function down(knex: Knex): Promise<void> {
  for (const table of tables) await knex.schema.dropTable(table);
}
