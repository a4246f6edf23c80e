import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { createMigrated, findDatabases } from '../testing/databases.ts';
import { migrateDown } from './migrate.ts';

// SQLite serves one process, which its folder's lock sees to: only on PostgreSQL do two versions meet.
const shared = (await findDatabases()).filter(({ name }) => name === 'postgres');

/** What a program may rely on in its schema. */
interface Schema {
  /** By table and column. */
  columns: ReadonlyMap<string, Column>;
  /** Columns of each unique index that holds for every row, by table and name. */
  unique: ReadonlyMap<string, { table: string; columns: readonly string[] }>;
  /** By table and name. */
  checks: ReadonlySet<string>;
  /** References that keep a row of another table from being deleted. */
  holding: ReadonlyMap<string, { from: string; to: string }>;
}

interface Column {
  table: string;
  type: string;
  isOptional: boolean;
  default: string | null;
}

async function rowsOf<Row>(db: Knex, sql: string): Promise<Row[]> {
  return (await db.raw(sql)).rows;
}

async function readSchema(db: Knex): Promise<Schema> {
  const columns = await rowsOf<Column & { name: string }>(
    db,
    `select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as "isOptional",
        column_default as default
      from information_schema.columns where table_schema = 'public'`,
  );
  const unique = await rowsOf<{ table: string; name: string; columns: string[] }>(
    db,
    `select tables.relname as table, indexes.relname as name,
        array(select attname::text from pg_attribute where attrelid = indexes.oid order by attnum) as columns
      from pg_index
        join pg_class as indexes on indexes.oid = indexrelid
        join pg_class as tables on tables.oid = indrelid
      where indisunique and indpred is null and tables.relnamespace = 'public'::regnamespace`,
  );
  const constraints = await rowsOf<{ name: string; kind: string; from: string; to: string }>(
    db,
    `select conname as name, contype as kind, conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint
      where connamespace = 'public'::regnamespace and (contype = 'c' or contype = 'f' and confdeltype in ('a', 'r'))`,
  );
  const named = constraints.map((row) => [`${row.from}.${row.name}`, row] as const);
  return {
    columns: new Map(columns.map((column) => [`${column.table}.${column.name}`, column])),
    unique: new Map(unique.map((index) => [`${index.table}.${index.name}`, index])),
    checks: new Set(named.filter(([, { kind }]) => kind === 'c').map(([name]) => name)),
    holding: new Map(named.filter(([, { kind }]) => kind === 'f')),
  };
}

/** What a program that knows `before` could not do any more on `after`, in words. */
function brokenFor(before: Schema, after: Schema): string[] {
  const known = new Set([...before.columns.values()].map(({ table }) => table));
  const gone = [...before.columns].flatMap(([name, { type }]) => {
    const column = after.columns.get(name);
    if (!column) return [`reads ${name}`];
    return column.type === type ? [] : [`reads ${name} as ${type}`];
  });
  const added = [...after.columns].filter(
    ([name, { table }]) => known.has(table) && !before.columns.has(name),
  );
  const needed = added
    .filter(([, column]) => !column.isOptional && column.default === null)
    .map(([name, { table }]) => `adds to ${table} without ${name}`);
  // A row that leaves a column to its default is like every other such row there; one that leaves it empty is not.
  const emptied = new Set(added.filter(([, column]) => column.default === null).map(([name]) => name));
  const narrowed = [...after.unique]
    .filter(([name, { table }]) => known.has(table) && !before.unique.has(name))
    .filter(([, { table, columns }]) => !columns.some((column) => emptied.has(`${table}.${column}`)))
    .map(([name, { table }]) => `adds alike rows to ${table}, which ${name} refuses`);
  const checked = [...after.checks]
    .filter((name) => known.has(name.split('.')[0] ?? '') && !before.checks.has(name))
    .map((name) => `adds what ${name} refuses`);
  const held = [...after.holding]
    .filter(([name, { to }]) => known.has(to) && !before.holding.has(name))
    .map(([name, { to }]) => `deletes from ${to}, which ${name} refuses`);
  return [...gone, ...needed, ...narrowed, ...checked, ...held];
}

/**
 * 0007 took away a table that the versions before it read: of those no process may go on serving. A later migration
 * that does as much belongs in the run book as well.
 */
const servesOnSince = '0007-article-search';

describe.each(shared)('a process of an earlier version on $name', (kind) => {
  it('reads, adds and deletes as before on the newest schema', async () => {
    const { db, drop } = await createMigrated(kind);
    const newest = await readSchema(db);
    const names: string[] = await db('migrations').orderBy('name').pluck('name');
    const earlier = names.slice(names.indexOf(servesOnSince), -1);
    const broken: Record<string, string[]> = {};
    for (const to of earlier.toReversed()) {
      await migrateDown(db, { to });
      const cannot = brokenFor(await readSchema(db), newest);
      if (cannot.length > 0) broken[to] = cannot;
    }
    await drop();
    expect(earlier.length).toBeGreaterThan(0);
    expect(broken).toEqual({});
  });
});
