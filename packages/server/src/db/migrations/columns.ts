import type { Knex } from 'knex';

/** The moment of writing: ISO 8601 text in SQLite, a point in time in PostgreSQL. */
function nowDefault(knex: Knex): Knex.Raw {
  return knex.client.config.client === 'pg'
    ? knex.raw('now()')
    : knex.raw("(strftime('%Y-%m-%dT%H:%M:%fZ','now'))");
}

/** A required point in time with milliseconds, now unless said. */
export function addTimestamp(knex: Knex, table: Knex.CreateTableBuilder, name: string): void {
  table.timestamp(name, { useTz: true, precision: 3 }).notNullable().defaultTo(nowDefault(knex));
}

/** What a derived row tells of its sources: JSON text, and since when one of them has moved. */
export function addProvenance(table: Knex.CreateTableBuilder): void {
  table.text('refs').notNullable().defaultTo('[]');
  addOptionalTimestamp(table, 'stale_since');
  table.text('stale_because').notNullable().defaultTo('[]');
}

/** A point in time that may be missing. */
export function addOptionalTimestamp(table: Knex.CreateTableBuilder, name: string): void {
  table.timestamp(name, { useTz: true, precision: 3 }).nullable();
}
