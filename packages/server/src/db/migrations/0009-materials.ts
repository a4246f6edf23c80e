import type { Knex } from 'knex';
import { unwatchTable, watchTable } from '../watchTable.ts';
import { addOptionalTimestamp, addTimestamp } from './columns.ts';

async function addFoods(knex: Knex): Promise<void> {
  await knex.schema.createTable('foods', (table) => {
    table.integer('id').primary();
    table.text('name').notNullable();
    table.text('category').notNullable();
    table.text('profile').notNullable();
    table.text('portions').notNullable();
    table.double('caffeine_percent').notNullable();
    table.text('source').notNullable();
  });
  await knex.schema.createTable('loaded_data', (table) => {
    table.text('name').primary();
    table.text('version').notNullable();
  });
}

async function addMaterials(knex: Knex): Promise<void> {
  await knex.schema.createTable('materials', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    table.integer('workspace_id');
    table.text('name').notNullable();
    table.text('fields').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    addTimestamp(knex, table, 'created_at');
    addTimestamp(knex, table, 'updated_at');
    addOptionalTimestamp(table, 'deleted_at');
  });
  await knex.schema.createTable('material_prices', (table) => {
    table.increments('id');
    table.integer('material_id').notNullable().references('materials.id').onDelete('CASCADE');
    table.text('tiers').notNullable();
    table.text('as_of').notNullable();
    table.text('supplier');
    table.text('basis').notNullable();
    addTimestamp(knex, table, 'created_at');
    table.index(['material_id', 'as_of', 'id'], 'material_prices_newest');
  });
}

/**
 * Foods that everybody shares, with the version that each table of shared data was loaded from; people's own materials
 * with their prices. A material that is deleted stays: versions of formulas may hold it.
 */
export async function up(knex: Knex): Promise<void> {
  await addFoods(knex);
  await addMaterials(knex);
  await watchTable(knex, { table: 'materials', resource: 'materials', owner: 'changed.owner_id' });
  await watchTable(knex, {
    table: 'material_prices',
    resource: 'materials',
    // None when the material goes with its prices; its own change tells.
    owner: '(select owner_id from materials where id = changed.material_id)',
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['material_prices', 'materials']) {
    await unwatchTable(knex, table);
    await knex.schema.dropTable(table);
  }
  await knex.schema.dropTable('loaded_data');
  await knex.schema.dropTable('foods');
}
