import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

// Raw throughout: Knex would make the SQLite tables anew, without their triggers.
const columns = [
  ['users', 'is_email_verified', 'boolean not null default true'],
  ['sessions', 'is_email_verified', 'boolean not null default true'],
  ['sessions', 'signed_in_at', 'integer'],
  ['products', 'version', 'integer not null default 1'],
  ['products', 'workspace_id', 'integer'],
  ['conversations', 'workspace_id', 'integer'],
] as const;

/**
 * An address is owned by whoever proved it; processes that share a database count calls together; products count
 * their versions; what people can share some day may lie in a workspace.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, name, type] of columns) {
    await knex.raw(`alter table ${table} add column ${name} ${type}`);
  }
  await knex.raw(
    isPostgres(knex)
      ? 'alter table users drop constraint users_email_unique'
      : 'drop index users_email_unique',
  );
  await knex.raw('create unique index users_verified_email on users (email) where is_email_verified');
  await knex.raw('create index users_by_email on users (email)');
  // Counts of a minute: what a crash loses is worth less than writing them twice.
  if (isPostgres(knex)) {
    await knex.raw(
      'create unlogged table rate_limits (key varchar(255) primary key, points integer not null, expire bigint)',
    );
  }
}

/** Fails, and leaves all as it is, where two records hold one address by now. */
export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.schema.dropTable('rate_limits');
  await knex.raw('drop index users_by_email');
  await knex.raw('drop index users_verified_email');
  await knex.raw(
    isPostgres(knex)
      ? 'alter table users add constraint users_email_unique unique (email)'
      : 'create unique index users_email_unique on users (email)',
  );
  for (const [table, name] of columns) await knex.raw(`alter table ${table} drop column ${name}`);
}
