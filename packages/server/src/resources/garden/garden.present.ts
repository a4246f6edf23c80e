import type {
  GardenCollection,
  GardenItem,
  GardenKind,
  GardenTag,
  ListedGardenItem,
} from '../../contract/index.ts';
import { shortened } from '../../garden/index.ts';
import type { CountedCollection } from './collections.model.ts';
import type { Beside, ListedItem, WholeItem } from './garden.service.ts';
import { excerptLength, type CountedTag, type ListedRow } from './items.model.ts';

function presentKept(row: Omit<ListedRow, 'excerpt'>, { collectionIds, duplicates, watch }: Beside) {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as GardenKind,
    title: row.title,
    source: JSON.parse(row.source),
    note: row.note,
    tags: JSON.parse(row.tags),
    highlights: JSON.parse(row.highlights),
    collectionIds: [...collectionIds],
    watch,
    duplicates: [...duplicates],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

/** An item as the contract words it. */
export function presentItem({ row, sourceNow, uses, ...beside }: WholeItem): GardenItem {
  return {
    ...presentKept(row as unknown as ListedRow, beside),
    snapshot: row.snapshot,
    uses: [...uses],
    ...(sourceNow === undefined ? {} : { sourceNow }),
  };
}

/** A row of the list as the contract words it. */
export const presentListed = ({ row, ...beside }: ListedItem): ListedGardenItem => ({
  ...presentKept(row, beside),
  excerpt: shortened(row.excerpt, excerptLength),
});

/** A collection as the contract words it. */
export const presentCollection = ({ row, count }: CountedCollection): GardenCollection => ({
  id: row.id,
  version: row.version,
  name: row.name,
  itemCount: count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A tag as the contract words it. */
export const presentTag = ({ tag, count }: CountedTag): GardenTag => ({ tag, itemCount: count });
