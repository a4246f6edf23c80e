import { nestedIn, records, type RecordName } from '@seedbed/server/contract';
import { db } from '../db.ts';
import { Refusal } from './refusal.ts';
import { me } from './replay.ts';

/** One's own record; somebody else's is as absent as none. */
export function ownOf<Row extends { id: number }>(
  name: RecordName,
  { id, rows, ownerOf }: { id: number; rows: readonly Row[]; ownerOf: (row: Row) => number },
): Row {
  const row = rows.find((other) => other.id === id && ownerOf(other) === me()?.id);
  if (!row) throw new Refusal(404, records[name].missing);
  return row;
}

/** Takes away all that is nested in a record, as the database does when the record goes. */
export function forgetNested(name: RecordName, id: number): void {
  const tables = db as unknown as Record<string, Record<string, unknown>[]>;
  for (const nested of nestedIn(name)) {
    const table = records[nested].create.replace('.create', '');
    const rows = tables[table] ?? [];
    const isGone = (row: Record<string, unknown>) => row[`${name}Id`] === id;
    for (const row of rows.filter(isGone)) forgetNested(nested, Number(row.id));
    tables[table] = rows.filter((row) => !isGone(row));
  }
}
