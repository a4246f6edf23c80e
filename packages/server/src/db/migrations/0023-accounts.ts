import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';
import { addTimestamp } from './columns.ts';

// Raw: Knex would make the SQLite tables anew, without their triggers.
const sessionColumns = [
  ['number', 'integer not null default 0'],
  ['device', "text not null default ''"],
] as const;

/**
 * What a person sees of their sessions; sign-ins that may open none any more; what a person takes out of Seedbed.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, type] of sessionColumns) {
    await knex.raw(`alter table sessions add column ${name} ${type}`);
  }
  const time = isPostgres(knex) ? 'timestamptz(3)' : 'datetime';
  await knex.raw(`alter table sessions add column last_seen_at ${time}`);
  const chance = isPostgres(knex) ? 'floor(random() * 2147483646)::integer' : 'abs(random() % 2147483646)';
  await knex.raw(`update sessions set number = 1 + ${chance}`);
  await knex.raw('create unique index sessions_by_number on sessions (firebase_uid, number)');
  await knex.schema.createTable('ended_sign_ins', (table) => {
    // A digest: it outlives the account.
    table.string('person', 43).notNullable();
    // Seconds since 1970, as the identity service counts.
    table.integer('signed_in_at').notNullable();
    table.boolean('is_all_before').notNullable().defaultTo(false);
    table.primary(['person', 'signed_in_at']);
  });
  await knex.schema.createTable('exports', (table) => {
    table.increments('id');
    table.integer('owner_id').notNullable().references('users.id').onDelete('CASCADE').index();
    addTimestamp(knex, table, 'created_at');
    table.timestamp('expires_at', { useTz: true, precision: 3 }).notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('exports');
  await knex.schema.dropTable('ended_sign_ins');
  await knex.raw('drop index sessions_by_number');
  await knex.raw('alter table sessions drop column last_seen_at');
  for (const [name] of sessionColumns) await knex.raw(`alter table sessions drop column ${name}`);
}
