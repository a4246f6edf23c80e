import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';

/** An index of words that triggers keep in SQLite, as a copy of its own. */
export interface WordIndex {
  /** The FTS5 table. */
  name: string;
  /** An SQL expression for how many rows it has to hold. */
  stored: string;
  /** Statements that put them all into it. */
  fill: readonly string[];
}

/**
 * Looks whether an index is whole and holds every row, and makes it anew where it does not: a file that was copied or
 * restored by hand may bring another one. PostgreSQL's belongs to its transactions like any table.
 * @returns whether it had to be made anew
 */
export async function repairWordIndex(db: Knex, index: WordIndex): Promise<boolean> {
  if (isPostgres(db) || (await isWhole(db, index))) return false;
  const { name, fill } = index;
  await db.transaction(async (trx) => {
    await trx.raw(`insert into ${name} (${name}) values ('rebuild')`);
    await trx.raw(`delete from ${name}`);
    for (const statement of fill) await trx.raw(statement);
  });
  return true;
}

async function isWhole(db: Knex, { name, stored }: WordIndex): Promise<boolean> {
  try {
    await db.raw(`insert into ${name} (${name}) values ('integrity-check')`);
  } catch {
    return false;
  }
  const [counts] = await db.raw(`select (select count(*) from ${name}) as indexed, ${stored} as stored`);
  return counts.indexed === counts.stored;
}
