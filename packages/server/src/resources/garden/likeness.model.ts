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
 * thrown away and those that were told to be others; in order.
 */
export async function findDuplicates(db: Knex, itemIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows: { id: number; other: number }[] = await db('garden_keys as own')
    .join('garden_keys as others', function sameKey() {
      this.on('others.owner_id', 'own.owner_id').andOn('others.key', 'own.key');
      this.andOn('others.item_id', '<>', 'own.item_id');
    })
    .join('garden_items as items', 'items.id', 'others.item_id')
    .whereIn('own.item_id', [...itemIds])
    .whereNot('own.key', 'like', `${textKey}%`)
    .whereNull('items.deleted_at')
    .whereNotExists((told) =>
      told
        .select('item_id')
        .from('garden_distinct as told')
        .whereRaw(
          '(told.item_id = own.item_id and told.other_id = others.item_id) or (told.item_id = others.item_id and told.other_id = own.item_id)',
        ),
    )
    .distinct('own.item_id as id', 'others.item_id as other')
    .orderBy('other');
  const found = new Map<number, number[]>();
  for (const { id, other } of rows) found.set(id, [...(found.get(id) ?? []), other]);
  return found;
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
