import type { Knex } from 'knex';

/** Tables of rows that are derived from others. Each has the columns of `addProvenance` and a nullable `product_id`. */
export const derivedTables = ['claims', 'documents'] as const;

/** The columns of a derived row that tell what it rests on. */
export interface ProvenanceColumns {
  /** JSON text of its sources. */
  refs: string;
  stale_since: string | null;
  /** JSON text of the sources that moved. */
  stale_because: string;
}

/** A derived row as far as it tells what it rests on. */
export interface DerivedRow extends ProvenanceColumns {
  id: number;
}

/** Those of these products that anything is derived for. */
export async function findDerivedProducts(db: Knex, productIds: readonly number[]): Promise<number[]> {
  const found = new Set<number>();
  for (const table of derivedTables) {
    const ids: number[] = await db(table)
      .distinct()
      .whereIn('product_id', [...productIds])
      .pluck('product_id');
    for (const id of ids) found.add(id);
  }
  return [...found];
}

/** What is derived for a product. */
export async function findDerived(
  db: Knex,
  table: (typeof derivedTables)[number],
  productId: number,
): Promise<DerivedRow[]> {
  return db(table).select('id', 'refs', 'stale_since', 'stale_because').where('product_id', productId);
}

/**
 * Marks a row: stale since a moment, by sources that moved; as it was where none has. Its version stays: nobody
 * changed what it says.
 */
export async function markStale(
  db: Knex,
  table: (typeof derivedTables)[number],
  { row, moved, at }: { row: DerivedRow; moved: readonly object[]; at: string },
): Promise<void> {
  const stale_because = JSON.stringify(moved);
  if (stale_because === row.stale_because) return;
  const stale_since = moved.length === 0 ? null : (row.stale_since ?? at);
  await db(table).where('id', row.id).update({ stale_because, stale_since });
}
