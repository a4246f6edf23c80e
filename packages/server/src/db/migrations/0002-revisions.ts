import type { Knex } from 'knex';
import { isPostgres } from '../kind.ts';

/**
 * Which rows of a table belong to whom. `owner` reads a row by the name `changed`; articles are everybody's,
 * which is the owner 0.
 */
const watched = [
  { table: 'users', resource: 'users', owner: 'changed.id' },
  { table: 'products', resource: 'products', owner: 'changed.created_by_id' },
  { table: 'conversations', resource: 'conversations', owner: 'changed.user_id' },
  {
    table: 'messages',
    resource: 'conversations',
    // None when the conversation goes with its messages; its own change tells.
    owner: '(select user_id from conversations where id = changed.conversation_id)',
  },
  { table: 'articles', resource: 'articles', owner: '0' },
  { table: 'article_mentions', resource: 'articles', owner: '0' },
];

const events = ['insert', 'update', 'delete'] as const;
const triggerOf = (table: string, event: string) => `${table}_revise_${event}`;

/**
 * A stamp for what each person can read, new with every change and in the change's own transaction, whichever
 * process or program makes it: what was read under a stamp is fresh as long as the stamp is there.
 * Stamps never come again, not even when a backup is restored, so they are no counters.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('revisions', (table) => {
    table.text('resource').notNullable();
    table.integer('owner_id').notNullable();
    table.text('stamp').notNullable();
    table.primary(['resource', 'owner_id']);
  });
  await (isPostgres(knex) ? addPostgresTriggers(knex) : addSqliteTriggers(knex));
}

/** Takes the stamps away, and what sets them. */
export async function down(knex: Knex): Promise<void> {
  for (const { table } of watched) {
    if (isPostgres(knex)) await knex.raw(`drop trigger ${table}_revise on ${table}`);
    else for (const event of events) await knex.raw(`drop trigger ${triggerOf(table, event)}`);
  }
  if (isPostgres(knex)) {
    for (const { table } of watched) await knex.raw(`drop function ${table}_revise()`);
  }
  await knex.schema.dropTable('revisions');
}

async function addSqliteTriggers(knex: Knex): Promise<void> {
  for (const { table, resource, owner } of watched) {
    for (const event of events) {
      const ownerOfRow = owner.replaceAll('changed', event === 'delete' ? 'old' : 'new');
      await knex.raw(`create trigger ${triggerOf(table, event)} after ${event} on ${table} begin
        insert into revisions (resource, owner_id, stamp)
          select '${resource}', owner, lower(hex(randomblob(8)))
          from (select ${ownerOfRow} as owner) where owner is not null
        on conflict (resource, owner_id) do update set stamp = excluded.stamp;
      end`);
    }
  }
}

// Deferred to the commit: the stamp's row is the last one a transaction locks, so two of them cannot wait for each
// other. One stamp a transaction is enough, however many rows it changes.
async function addPostgresTriggers(knex: Knex): Promise<void> {
  for (const { table, resource, owner } of watched) {
    await knex.raw(`create function ${table}_revise() returns trigger language plpgsql as $$
      declare
        changed ${table} := case when tg_op = 'DELETE' then old else new end;
        owner integer := ${owner};
      begin
        if owner is not null then
          insert into revisions (resource, owner_id, stamp)
            values ('${resource}', owner, pg_current_xact_id()::text || '.' || extract(epoch from transaction_timestamp()))
          on conflict (resource, owner_id) do update set stamp = excluded.stamp
            where revisions.stamp <> excluded.stamp;
        end if;
        return null;
      end $$`);
    await knex.raw(`create constraint trigger ${table}_revise after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function ${table}_revise()`);
  }
}
