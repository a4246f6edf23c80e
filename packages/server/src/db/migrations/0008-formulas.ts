import type { Knex } from 'knex';
import { unwatchTable, watchTable } from '../watchTable.ts';
import { addOptionalTimestamp, addTimestamp } from './columns.ts';

async function addFormulas(knex: Knex): Promise<void> {
  await knex.schema.createTable('formulas', (table) => {
    table.increments('id');
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE');
    // The product's: when the product goes, the stamp still knows whose formulas went.
    table.integer('created_by_id').notNullable().references('users.id').onDelete('CASCADE');
    table.integer('workspace_id');
    table.text('name').notNullable();
    table.text('content').notNullable();
    table.text('checksum').notNullable();
    table.integer('last_line_id').notNullable().defaultTo(0);
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
    table.index(['product_id', 'id'], 'formulas_in_list_order');
    table.index(['created_by_id'], 'formulas_by_owner');
  });
}

async function addVersions(knex: Knex): Promise<void> {
  await knex.schema.createTable('formula_versions', (table) => {
    table.increments('id');
    table.integer('formula_id').notNullable().references('formulas.id').onDelete('CASCADE');
    table.integer('n').notNullable();
    table.text('checksum').notNullable();
    table.text('content').notNullable();
    table.text('computed').notNullable();
    table.text('data_version').notNullable();
    table.text('note').notNullable();
    // Names and roles as they were: who goes, or is renamed, still stands for what they did.
    table.integer('created_by_id').notNullable();
    table.text('created_by_name').notNullable();
    table.text('created_by_role').notNullable();
    addTimestamp(knex, table, 'created_at');
    table.integer('approved_by_id');
    table.text('approved_by_name');
    table.text('approved_by_role');
    table.text('approval_note');
    addOptionalTimestamp(table, 'approved_at');
    table.unique(['formula_id', 'n'], { indexName: 'formula_versions_in_order' });
    table.index(['formula_id', 'checksum'], 'formula_versions_by_content');
  });
}

async function addChanges(knex: Knex): Promise<void> {
  await knex.schema.createTable('formula_changes', (table) => {
    table.increments('id');
    table.integer('formula_id').notNullable().references('formulas.id').onDelete('CASCADE');
    table.text('ops').notNullable();
    table.text('inverse').notNullable();
    table.boolean('is_undone').notNullable().defaultTo(false);
    addTimestamp(knex, table, 'created_at');
    table.index(['formula_id', 'is_undone', 'id'], 'formula_changes_in_order');
  });
}

const ownerOfVersion = '(select created_by_id from formulas where id = changed.formula_id)';

/** Formulas, their versions, and the changes that undo takes back. */
export async function up(knex: Knex): Promise<void> {
  await addFormulas(knex);
  await addVersions(knex);
  await addChanges(knex);
  await watchTable(knex, { table: 'formulas', resource: 'formulas', owner: 'changed.created_by_id' });
  await watchTable(knex, { table: 'formula_versions', resource: 'formulas', owner: ownerOfVersion });
}

/** Takes them away, and what was kept in them. */
export async function down(knex: Knex): Promise<void> {
  for (const table of ['formula_versions', 'formulas']) await unwatchTable(knex, table);
  for (const table of ['formula_changes', 'formula_versions', 'formulas']) {
    await knex.schema.dropTable(table);
  }
}
