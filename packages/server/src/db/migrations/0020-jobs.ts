import type { Knex } from 'knex';
import { addOptionalTimestamp, addTimestamp } from './columns.ts';

/** What is to be done later or again, once for all processes on this database. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    // Whose it is, with whom it goes; null: everybody's.
    table.integer('owner_id').references('users.id').onDelete('CASCADE').index();
    // What it is about, for whoever asks how it stands.
    table.text('about').notNullable().index();
    // Of one kind, one job a key: asking for the same twice is asking once.
    table.text('key').notNullable();
    table.text('content').notNullable().defaultTo('{}');
    table.text('state').notNullable().defaultTo('waiting');
    addTimestamp(knex, table, 'due_at');
    table.text('lease');
    addOptionalTimestamp(table, 'leased_until');
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    addOptionalTimestamp(table, 'ended_at');
    table.unique(['kind', 'key']);
    table.index(['state', 'due_at']);
  });
}

/** Takes the table away. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('jobs');
}
