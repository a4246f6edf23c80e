import type { Knex } from 'knex';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';

/** Items that belong together. */
export class GardenCollectionModel extends VersionedModel {
  static override tableName = 'garden_collections';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare name: string;
  declare created_at: string;
  declare updated_at: string;
}

/** A collection with the number of items in it that were not thrown away. */
export interface CountedCollection {
  row: GardenCollectionModel;
  count: number;
  version: number;
}

/** One page of a person's collections, newest first. */
export async function findCollections(
  db: Knex,
  { ownerId, ...part }: NewestPart & { ownerId: number },
): Promise<GardenCollectionModel[]> {
  return newestFirst(GardenCollectionModel.query(db), { ...part, wanted: { owner_id: ownerId } });
}

/** Those of the numbers that are a person's own collections. */
export async function findOwnCollections(
  db: Knex,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  return GardenCollectionModel.query(db)
    .findByIds([...ids])
    .where('owner_id', ownerId)
    .then((rows) => rows.map(({ id }) => id));
}

/** How many items that were not thrown away each collection has. */
export async function countItems(db: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db('garden_item_collections as held')
    .join('garden_items as items', 'items.id', 'held.item_id')
    .whereIn('held.collection_id', [...ids])
    .whereNull('items.deleted_at')
    .groupBy('held.collection_id')
    .select('held.collection_id', db.raw('count(*) as count'));
  return new Map(rows.map(({ collection_id, count }) => [collection_id, Number(count)]));
}

/** The collections that each of the items is in. */
export async function findMemberships(db: Knex, itemIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows: { item_id: number; collection_id: number }[] = await db('garden_item_collections')
    .whereIn('item_id', [...itemIds])
    .orderBy('collection_id')
    .select('item_id', 'collection_id');
  const found = new Map<number, number[]>();
  for (const { item_id, collection_id } of rows) {
    found.set(item_id, [...(found.get(item_id) ?? []), collection_id]);
  }
  return found;
}

/** Writes anew which collections an item is in. */
export async function writeMemberships(
  trx: Knex,
  { id, owner_id }: { id: number; owner_id: number },
  collectionIds: readonly number[],
): Promise<void> {
  await trx('garden_item_collections').where({ item_id: id }).delete();
  const rows = collectionIds.map((collection_id) => ({ collection_id, item_id: id, owner_id }));
  if (rows.length > 0) await trx('garden_item_collections').insert(rows);
}
