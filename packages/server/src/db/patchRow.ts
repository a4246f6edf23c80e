import type { Knex } from 'knex';
import type { Model, PartialModelObject } from 'objection';

/** Writes what differs from the row, and reads it again; where nothing does, nothing is written. */
export async function patchRow<Row extends Model>(
  db: Knex,
  row: Row,
  changes: PartialModelObject<Row>,
): Promise<Row> {
  const stored = row as Record<string, unknown>;
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== stored[name],
  );
  if (changed.length === 0) return row;
  await row.$query(db).patchAndFetch(Object.fromEntries(changed) as PartialModelObject<Row>);
  return row;
}
