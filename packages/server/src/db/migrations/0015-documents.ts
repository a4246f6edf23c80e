import type { Knex } from 'knex';
import { unwatchTable, watchTable } from '../watchTable.ts';
import { addProvenance, addTimestamp } from './columns.ts';

function addOwned(knex: Knex, table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.integer('created_by_id').notNullable().references('users.id').onDelete('CASCADE');
  table.integer('workspace_id');
  table.integer('version').notNullable().defaultTo(1);
  addTimestamp(knex, table, 'created_at');
  addTimestamp(knex, table, 'updated_at');
}

async function addDocuments(knex: Knex): Promise<void> {
  await knex.schema.createTable('documents', (table) => {
    addOwned(knex, table);
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE').index();
    table.string('kind', 32).notNullable();
    table.integer('number').notNullable();
    table.string('status', 16).notNullable();
    table.string('checksum', 64).notNullable();
    table.text('filled').notNullable();
    table.text('asked').notNullable();
    table.text('approvals').notNullable();
    addProvenance(table);
    table.index(['created_by_id', 'id'], 'documents_in_list_order');
  });
  // What every number says, whatever became of the document: numbers are compared, and an approval is of one.
  await knex.schema.createTable('document_numbers', (table) => {
    table.increments('id');
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE');
    table.string('kind', 32).notNullable();
    table.integer('number').notNullable();
    table.string('checksum', 64).notNullable();
    table.text('content').notNullable();
    table.unique(['product_id', 'kind', 'number']);
  });
}

async function addCoas(knex: Knex): Promise<void> {
  await knex.schema.createTable('coas', (table) => {
    addOwned(knex, table);
    table.integer('product_id').references('products.id').onDelete('SET NULL').index();
    table.integer('supplier_id').references('suppliers.id').onDelete('SET NULL').index();
    table.integer('file_id').references('files.id').onDelete('SET NULL').index();
    table.text('ingredient_key').notNullable();
    table.text('lot').notNullable();
    table.string('made_on', 10);
    table.string('expires_on', 10);
    table.text('results').notNullable();
    table.index(['created_by_id', 'id'], 'coas_in_list_order');
  });
}

/** Documents of products with what each of their numbers says, and certificates of analysis. */
export async function up(knex: Knex): Promise<void> {
  await addDocuments(knex);
  await addCoas(knex);
  await watchTable(knex, { table: 'documents', resource: 'documents', owner: 'changed.created_by_id' });
  await watchTable(knex, { table: 'coas', resource: 'coas', owner: 'changed.created_by_id' });
}

/** Takes them away, and what was kept in them. */
export async function down(knex: Knex): Promise<void> {
  for (const table of ['documents', 'coas']) await unwatchTable(knex, table);
  for (const table of ['coas', 'document_numbers', 'documents']) await knex.schema.dropTable(table);
}
