import type { Knex } from 'knex';
import { addTimestamp } from './columns.ts';

/** What every record of one's own begins with. */
function addOwned(knex: Knex, table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
  table.integer('workspace_id');
  table.integer('version').notNullable().defaultTo(1);
  addTimestamp(knex, table, 'created_at');
  addTimestamp(knex, table, 'updated_at');
}

async function addFiles(knex: Knex): Promise<void> {
  await knex.schema.createTable('files', (table) => {
    addOwned(knex, table);
    table.text('name').notNullable();
    table.text('mime').notNullable();
    table.integer('bytes').notNullable();
    table.string('sha256', 64).notNullable().index();
  });
}

async function addSuppliers(knex: Knex): Promise<void> {
  await knex.schema.createTable('suppliers', (table) => {
    addOwned(knex, table);
    table.text('name').notNullable();
    table.text('content').notNullable();
    table.boolean('is_example').notNullable().defaultTo(false);
  });
  await knex.schema.createTable('prices', (table) => {
    addOwned(knex, table);
    table.integer('supplier_id').references('suppliers.id').onDelete('CASCADE');
    table.text('ingredient_key').notNullable();
    table.text('content').notNullable();
    table.text('as_of').notNullable();
    table.index(['owner_id', 'ingredient_key', 'as_of', 'id'], 'prices_newest');
  });
}

async function addRequests(knex: Knex): Promise<void> {
  await knex.schema.createTable('rfqs', (table) => {
    addOwned(knex, table);
    table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE').index();
    table.text('status').notNullable();
    // JSON text: what is asked for, and what became of it.
    table.text('content').notNullable();
    // The formula as it was sent, which outlives the formula; null until then.
    table.text('frozen');
  });
  await knex.schema.createTable('rfq_recipients', (table) => {
    table.increments('id');
    table.integer('rfq_id').notNullable().references('rfqs.id').onDelete('CASCADE').index();
    table.integer('supplier_id');
    table.text('supplier_name').notNullable();
    table.text('status').notNullable();
    table.text('content').notNullable();
    // Of the link's secret, which is stored nowhere.
    table.string('token_hash', 64).unique();
    addTimestamp(knex, table, 'created_at');
  });
  await knex.schema.createTable('quotes', (table) => {
    addOwned(knex, table);
    table.integer('rfq_id').notNullable().references('rfqs.id').onDelete('CASCADE').index();
    table.integer('recipient_id').notNullable().references('rfq_recipients.id').onDelete('CASCADE').index();
    table.integer('revision').notNullable();
    table.integer('rfq_revision').notNullable();
    table.boolean('is_typed').notNullable();
    table.text('content').notNullable();
  });
}

/** Those who sell: of the same kind for everybody, so that the first request has somebody to go to. */
const exampleMakers = ['Northwind Contract Manufacturing (Example)', 'Alpenrose Nutrition (Example)'];

async function addExamples(knex: Knex): Promise<void> {
  const content = JSON.stringify({ kinds: ['maker'], contacts: [], certifications: [] });
  for (const owner_id of await knex('users').pluck('id')) {
    await knex('suppliers').insert(
      exampleMakers.map((name) => ({ owner_id, name, content, is_example: true })),
    );
  }
}

/** Files, suppliers with their prices, requests for quotation with recipients and quotes; a product's quoted cost. */
export async function up(knex: Knex): Promise<void> {
  await addFiles(knex);
  await addSuppliers(knex);
  await addRequests(knex);
  await addExamples(knex);
  await knex.raw('alter table products add column quoted_cost text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column quoted_cost');
  for (const table of ['quotes', 'rfq_recipients', 'rfqs', 'prices', 'suppliers', 'files']) {
    await knex.schema.dropTable(table);
  }
}
