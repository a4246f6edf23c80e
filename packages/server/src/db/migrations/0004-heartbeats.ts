import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';
import { addTimestamp } from './columns.ts';

/**
 * The sign of life of whoever writes an answer, apart from its text: a beat writes one small row, renews no stamp and
 * is the database's time. `messages.heartbeat_at` keeps what the first release wrote; nobody reads it any more.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('generation_heartbeats', (table) => {
    table.integer('message_id').primary().references('messages.id').onDelete('CASCADE');
    addTimestamp(knex, table, 'beat_at');
  });
  // Of the few answers that are being written, the earlier sign of life holds; it may be of another clock.
  const running =
    "select id, heartbeat_at from messages where status = 'streaming' and heartbeat_at is not null";
  await knex.raw(`insert into generation_heartbeats (message_id, beat_at) ${running}`);
  // Small and often changed: room on its page keeps a beat from growing the table.
  if (isPostgres(knex)) await knex.raw('alter table generation_heartbeats set (fillfactor = 50)');
}

/** Takes the table away. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('generation_heartbeats');
}
