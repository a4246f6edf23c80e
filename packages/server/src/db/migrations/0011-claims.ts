import type { Knex } from 'knex';
import { unwatchTable, watchTable } from '../watchTable.ts';
import { addProvenance, addTimestamp } from './columns.ts';

/** Claims that are kept, with their verdicts and approvals. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('claims', (table) => {
    table.increments('id');
    table.integer('created_by_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('workspace_id');
    table.integer('product_id').references('products.id').onDelete('CASCADE').index();
    table.text('text').notNullable();
    table.string('market', 8).notNullable();
    table.string('channel', 8).notNullable();
    table.text('ingredients').notNullable();
    table.text('basis');
    table.string('status', 16).notNullable();
    table.string('class', 32).notNullable();
    table.string('verdict', 16).notNullable();
    table.text('sentences').notNullable();
    table.integer('formula_version');
    table.text('rules_version').notNullable();
    // Of the rules and the whole base: what was judged with another one is looked at when the program starts.
    table.text('base_version').notNullable().index();
    addTimestamp(knex, table, 'checked_at');
    table.string('first_marketed_on', 10);
    table.text('approvals').notNullable();
    addProvenance(table);
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
    table.index(['created_by_id', 'id'], 'claims_in_list_order');
  });
  await watchTable(knex, { table: 'claims', resource: 'claims', owner: 'changed.created_by_id' });
}

/** Takes them away, and what was kept in them. */
export async function down(knex: Knex): Promise<void> {
  await unwatchTable(knex, 'claims');
  await knex.schema.dropTable('claims');
}
