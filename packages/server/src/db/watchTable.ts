import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

/** A table whose changes renew the stamp of a resource. */
export interface WatchedTable {
  table: string;
  /** As `stampedTables` names it. */
  resource: string;
  /**
   * An SQL expression for the owner of the row that is called `changed`, e.g. `changed.user_id`. 0 is for what
   * everybody shares; where it is null nobody's stamp is renewed.
   */
  owner: string;
}

const events = ['insert', 'update', 'delete'] as const;
const triggerOf = (table: string, event: string) => `${table}_revise_${event}`;

/**
 * Makes every change of a table renew its owner's stamp, in the transaction of the change. For migrations: of a new
 * table, and of a table that SQLite built anew, since its triggers went with the old one. Calling it again replaces
 * what it made before. Released migrations call it, so what it makes never changes.
 */
export async function watchTable(knex: Knex, watched: WatchedTable): Promise<void> {
  await unwatchTable(knex, watched.table);
  await (isPostgres(knex) ? watchInPostgres(knex, watched) : watchInSqlite(knex, watched));
}

/** Takes back what `watchTable` made; for the way down. Dropping the table in SQLite does it too. */
export async function unwatchTable(knex: Knex, table: string): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw(`drop trigger if exists ${table}_revise on ${table}`);
    await knex.raw(`drop function if exists ${table}_revise()`);
    return;
  }
  for (const event of events) await knex.raw(`drop trigger if exists ${triggerOf(table, event)}`);
}

async function watchInSqlite(knex: Knex, { table, resource, owner }: WatchedTable): Promise<void> {
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

// Deferred to the commit: the stamp's row is the last one a transaction locks.
async function watchInPostgres(knex: Knex, { table, resource, owner }: WatchedTable): Promise<void> {
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
