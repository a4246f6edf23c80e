import type { Knex } from 'knex';
import { textKey } from '../../garden/index.ts';

/** Which item, and whose. */
interface Item {
  id: number;
  owner_id: number;
}

/** Writes anew what an item is known by. */
export async function writeKeys(trx: Knex, { id, owner_id }: Item, keys: readonly string[]): Promise<void> {
  await trx('garden_keys').where({ item_id: id }).delete();
  const rows = [...new Set(keys)].map((key) => ({ item_id: id, owner_id, key }));
  if (rows.length > 0) await trx('garden_keys').insert(rows);
}

/**
 * The items of the same person that each of these shares something with by which it is known, without those that were
 * thrown away and those that were told to be others; in order. Asked in steps: joined in one statement, SQLite reads
 * every key of the table.
 */
export async function findDuplicates(db: Knex, itemIds: readonly number[]): Promise<Map<number, number[]>> {
  const own = await findKeys(db, itemIds);
  const found = new Map<number, number[]>();
  if (own.length === 0) return found;
  const known = await findByKeys(db, own);
  const apart = await findTold(db, itemIds);
  for (const { item_id: id, owner_id, key } of own) {
    const others = (known.get(nameOf({ owner_id, key })) ?? []).filter(
      (other) => other !== id && !apart.has(pairOf(id, other)),
    );
    const all = new Set([...(found.get(id) ?? []), ...others]);
    if (all.size > 0)
      found.set(
        id,
        [...all].toSorted((one, other) => one - other),
      );
  }
  return found;
}

interface KeyRow {
  item_id: number;
  owner_id: number;
  key: string;
}

const nameOf = ({ owner_id, key }: Pick<KeyRow, 'owner_id' | 'key'>) => `${owner_id} ${key}`;
const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** What items are known by; two texts that are the same make no duplicates. */
async function findKeys(db: Knex, itemIds: readonly number[]): Promise<KeyRow[]> {
  const rows: KeyRow[] = await db('garden_keys')
    .whereIn('item_id', [...itemIds])
    .select('item_id', 'owner_id', 'key');
  return rows.filter(({ key }) => !key.startsWith(textKey));
}

/** The items that were not thrown away, by what they are known by. */
async function findByKeys(db: Knex, keys: readonly KeyRow[]): Promise<Map<string, number[]>> {
  const rows: KeyRow[] = await db('garden_keys as keys')
    .join('garden_items as items', 'items.id', 'keys.item_id')
    .whereIn('keys.owner_id', [...new Set(keys.map(({ owner_id }) => owner_id))])
    .whereIn('keys.key', [...new Set(keys.map(({ key }) => key))])
    .whereNull('items.deleted_at')
    .select('keys.item_id', 'keys.owner_id', 'keys.key');
  const found = new Map<string, number[]>();
  for (const row of rows) found.set(nameOf(row), [...(found.get(nameOf(row)) ?? []), row.item_id]);
  return found;
}

/** The pairs that were told not to be the same. */
async function findTold(db: Knex, itemIds: readonly number[]): Promise<Set<string>> {
  const rows: { item_id: number; other_id: number }[] = await db('garden_distinct')
    .whereIn('item_id', [...itemIds])
    .orWhereIn('other_id', [...itemIds])
    .select('item_id', 'other_id');
  return new Set(rows.map(({ item_id, other_id }) => pairOf(item_id, other_id)));
}

/** Everything by which a person's items that were not thrown away are known, of these. */
export async function findKnown(db: Knex, ownerId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows: { key: string }[] = await db('garden_keys as keys')
    .join('garden_items as items', 'items.id', 'keys.item_id')
    .where('keys.owner_id', ownerId)
    .whereIn('key', [...keys])
    .whereNull('items.deleted_at')
    .distinct('key');
  return new Set(rows.map(({ key }) => key));
}

/** Remembers that two items are not the same. */
export async function writeDistinct(trx: Knex, { id, owner_id }: Item, otherId: number): Promise<void> {
  const [item_id, other_id] = [Math.min(id, otherId), Math.max(id, otherId)];
  await trx('garden_distinct').insert({ item_id, other_id, owner_id }).onConflict().ignore();
}
