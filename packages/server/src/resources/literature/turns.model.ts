import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';

/** The database's clock in ms since 1970, and the greater of two numbers. */
const sqlOf = (db: Knex) =>
  isPostgres(db)
    ? { now: 'extract(epoch from clock_timestamp()) * 1000', greater: 'greatest' }
    : { now: "unixepoch('subsec') * 1000", greater: 'max' };

const rowsOf = (db: Knex, result: unknown): { wait: number }[] =>
  isPostgres(db) ? (result as { rows: { wait: number }[] }).rows : (result as { wait: number }[]);

/**
 * Takes the next turn at a service, of which all processes on one database have one in `everyMs`.
 * @returns how long to wait for it in ms; null when that would be longer than `patienceMs`, and no turn is taken
 */
export async function takeTurn(
  db: Knex,
  { service, everyMs, patienceMs }: { service: string; everyMs: number; patienceMs: number },
): Promise<number | null> {
  const { now, greater } = sqlOf(db);
  const result = await db.raw(
    `insert into literature_turns (service, free_at) values (?, ${now} + ?)
      on conflict (service) do update
        set free_at = ${greater}(literature_turns.free_at, ${now}) + ?
        where literature_turns.free_at <= ${now} + ?
      returning free_at - ? - ${now} as wait`,
    [service, everyMs, everyMs, patienceMs, everyMs],
  );
  const [row] = rowsOf(db, result);
  return row ? Math.max(0, Number(row.wait)) : null;
}

/** Gives a service a rest: no turn is free before it is over. */
export async function holdOff(db: Knex, { service, ms }: { service: string; ms: number }): Promise<void> {
  const { now, greater } = sqlOf(db);
  await db.raw(
    `insert into literature_turns (service, free_at) values (?, ${now} + ?)
      on conflict (service) do update set free_at = ${greater}(literature_turns.free_at, excluded.free_at)`,
    [service, ms],
  );
}
