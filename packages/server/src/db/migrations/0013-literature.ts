import type { Knex } from 'knex';
import { addTimestamp } from './columns.ts';

async function addRecords(knex: Knex): Promise<void> {
  await knex.schema.createTable('literature_records', (table) => {
    table.text('key').primary();
    table.text('service').notNullable();
    table.text('record').notNullable();
    table.text('title').notNullable();
    table.text('journal');
    table.integer('year');
    table.text('design');
    table.text('pmid');
    table.text('doi');
    table.text('nct');
    table.text('url').notNullable();
    table.text('body').notNullable();
    table.boolean('is_retracted').notNullable();
    addTimestamp(knex, table, 'retrieved_at');
  });
}

async function addSearches(knex: Knex): Promise<void> {
  await knex.schema.createTable('literature_searches', (table) => {
    table.text('service').notNullable();
    table.text('words').notNullable();
    table.text('keys').notNullable();
    addTimestamp(knex, table, 'searched_at');
    table.primary(['service', 'words']);
  });
  await knex.schema.createTable('literature_turns', (table) => {
    table.text('service').primary();
    // By the database's clock, in ms since 1970.
    table.double('free_at').notNullable();
  });
}

const columns = [
  // JSON of the contract's search; null: no service was asked.
  ['messages', 'literature', 'text'],
  // Whether the last question asked for literature too.
  ['conversations', 'literature', 'boolean not null default false'],
] as const;

/**
 * What public literature services gave, what they were asked and when each may be asked again; that a conversation asks
 * them, and what was asked for an answer.
 */
export async function up(knex: Knex): Promise<void> {
  await addRecords(knex);
  await addSearches(knex);
  for (const [table, name, type] of columns) {
    await knex.raw(`alter table ${table} add column ${name} ${type}`);
  }
}

// Raw: Knex would make the SQLite tables anew, without their triggers.
export async function down(knex: Knex): Promise<void> {
  for (const [table, name] of columns) await knex.raw(`alter table ${table} drop column ${name}`);
  for (const table of ['turns', 'searches', 'records']) await knex.schema.dropTable(`literature_${table}`);
}
