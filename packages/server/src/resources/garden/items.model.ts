import type { Knex } from 'knex';
import { Model, raw } from 'objection';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';
import type { Search } from '../../text/search.ts';
import { matching } from './search.model.ts';
import type { Standing } from './standing.model.ts';

/** What somebody planted. */
export class GardenItemModel extends VersionedModel {
  static override tableName = 'garden_items';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare kind: string;
  declare title: string;
  declare snapshot: string;
  /** JSON text of the contract's source. */
  declare source: string;
  declare note: string;
  /** JSON text: a list of words. */
  declare tags: string;
  /** JSON text of the contract's highlights. */
  declare highlights: string;
  declare created_at: string;
  declare updated_at: string;
  declare deleted_at: string | null;
  declare standing: Standing;
}

/** A tag of an item, to find it by. */
class GardenItemTagModel extends Model {
  static override tableName = 'garden_item_tags';
  static override idColumn = ['item_id', 'tag_key'];

  declare item_id: number;
  declare owner_id: number;
  declare tag: string;
  /** In lower case. */
  declare tag_key: string;
}

/** Which of a person's items. */
export interface ItemFilter {
  ownerId: number;
  search?: Search;
  kind?: string;
  tag?: string;
  collectionId?: number;
  /** Those of the trash that were thrown away after this time; those that were not thrown away without it. */
  trashedAfter?: string;
}

/** A part of a person's items. */
export interface ItemsPart extends ItemFilter, NewestPart {}

/** A list's row: the beginning of the snapshot in its place. */
export type ListedRow = Omit<GardenItemModel, 'snapshot'> & { excerpt: string };

/** Characters of a snapshot that a list shows; one more is read, to tell whether there are more. */
export const excerptLength = 300;

/** Without its snapshot, of which a list shows the beginning. */
const listed = [
  'id',
  'owner_id',
  'kind',
  'title',
  'source',
  'note',
  'tags',
  'highlights',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
  'standing',
].map((column) => `garden_items.${column}`);

function filtered(db: Knex, filter: ItemFilter) {
  const { ownerId, search, kind, tag, collectionId, trashedAfter } = filter;
  const query = GardenItemModel.query(db).where('garden_items.owner_id', ownerId);
  if (trashedAfter === undefined) query.whereNull('deleted_at');
  else query.where('deleted_at', '>', trashedAfter);
  if (kind !== undefined) query.where('kind', kind);
  if (tag !== undefined) {
    const tagged = { owner_id: ownerId, tag_key: tag.toLowerCase() };
    query.whereIn('id', GardenItemTagModel.query(db).select('item_id').where(tagged));
  }
  if (collectionId !== undefined) {
    const inIt = db('garden_item_collections')
      .select('item_id')
      .where({ collection_id: collectionId, owner_id: ownerId });
    query.whereIn('id', inIt as never);
  }
  if (search) query.whereRaw('id in (?)', [matching(db, search, ownerId)]);
  return query;
}

/** One page of a person's items, newest first. */
export async function findItems(db: Knex, { limit, after, ...filter }: ItemsPart): Promise<ListedRow[]> {
  const query = filtered(db, filter).select(
    ...listed,
    raw('substr(snapshot, 1, ?)', [excerptLength + 1]).as('excerpt'),
  );
  return (await newestFirst(query, { limit, after })) as unknown as ListedRow[];
}

/** A person's items, whole, the oldest first. */
export async function findWholeItems(db: Knex, filter: ItemFilter): Promise<GardenItemModel[]> {
  return filtered(db, filter).orderBy('id');
}

/** An item that was not thrown away, or one that was. */
export async function findItem(
  db: Knex,
  id: number,
  { isLocked, isTrashed = false }: { isLocked: boolean; isTrashed?: boolean },
): Promise<GardenItemModel | undefined> {
  const query = GardenItemModel.query(db).findById(id);
  if (isTrashed) query.whereNotNull('deleted_at');
  else query.whereNull('deleted_at');
  return isLocked ? query.forUpdate() : query;
}

/** Writes the tags of an item anew. */
export async function writeTags(
  trx: Knex,
  { id, owner_id }: Pick<GardenItemModel, 'id' | 'owner_id'>,
  tags: readonly string[],
): Promise<void> {
  await GardenItemTagModel.query(trx).where('item_id', id).delete();
  const rows = tags.map((tag) => ({ item_id: id, owner_id, tag, tag_key: tag.toLowerCase() }));
  if (rows.length > 0) await trx('garden_item_tags').insert(rows);
}

/** A tag with the number of items that carry it. */
export interface CountedTag {
  tag: string;
  count: number;
}

/** The tags of a person's items that were not thrown away, by name. */
export async function findTags(db: Knex, ownerId: number): Promise<CountedTag[]> {
  const rows = await db('garden_item_tags as tags')
    .join('garden_items as items', 'items.id', 'tags.item_id')
    .where('tags.owner_id', ownerId)
    .whereNull('items.deleted_at')
    .groupBy('tag_key')
    .orderBy('tag_key')
    .select(db.raw('min(tags.tag) as tag'), db.raw('count(*) as count'));
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

/** Removes for good what was thrown away before a time. */
export async function removeTrashed(db: Knex, before: string): Promise<void> {
  await GardenItemModel.query(db).where('deleted_at', '<=', before).delete();
}
