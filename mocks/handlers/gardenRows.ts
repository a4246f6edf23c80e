import {
  records,
  type GardenItem,
  type GardenQuery,
  type GardenUse,
  type ListedGardenItem,
} from '@seedbed/server/contract';
import { identityOf, readSearch, shortened, textKey } from '@seedbed/server/garden';
import type { GardenCollectionRow, GardenRow } from '../data/index.ts';
import { db } from '../db.ts';
import { ownOf } from './own.ts';
import { Refusal } from './refusal.ts';
import { me } from './replay.ts';
import { says } from './says.ts';
import { rowVersion } from './versions.ts';

/** Whether it is one's own and was thrown away, or was not. */
const isOwn = (row: GardenRow, isTrashed: boolean) =>
  row.ownerId === me()?.id && (row.deletedAt !== null) === isTrashed;

/** One's own item that was not thrown away, or one that was. */
export function ownItem({ id }: { id: number }, { isTrashed = false } = {}): GardenRow {
  const row = ownOf('gardenItem', { id, rows: db.garden, ownerOf: ({ ownerId }) => ownerId });
  if (!isOwn(row, isTrashed)) throw new Refusal(404, records.gardenItem.missing);
  return row;
}

/** One's own collection. */
export const ownCollection = ({ id }: { id: number }): GardenCollectionRow =>
  ownOf('gardenCollection', { id, rows: db.gardenCollections, ownerOf: ({ ownerId }) => ownerId });

function duplicatesOf(row: GardenRow): number[] {
  const keys = new Set(identityOf(row).filter((key) => !key.startsWith(textKey)));
  const isSame = (other: GardenRow) =>
    other.id !== row.id &&
    other.ownerId === row.ownerId &&
    other.deletedAt === null &&
    !row.distinctFrom.includes(other.id) &&
    identityOf(other).some((key) => keys.has(key));
  return db.garden
    .filter(isSame)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}

/** The answers that cite it. The mocks keep no claim or formula that does. */
function usesOf({ id }: GardenRow): GardenUse[] {
  return db.messages
    .filter(({ citations }) => citations.some(({ gardenItemId }) => gardenItemId === id))
    .map((message) => ({
      kind: 'answer' as const,
      id: message.id,
      title: db.conversations.find((each) => each.id === message.conversationId)?.title ?? '',
      conversationId: message.conversationId,
    }))
    .toReversed();
}

/** An item as the contract words it. */
export function presentItem(row: GardenRow): GardenItem {
  const { ownerId: _owner, distinctFrom: _told, ...item } = row;
  return { ...item, version: rowVersion(row), duplicates: duplicatesOf(row), uses: usesOf(row) };
}

/** A row of the list as the contract words it. */
export function presentListed(row: GardenRow): ListedGardenItem {
  const { snapshot, sourceNow: _now, uses: _uses, ...item } = presentItem(row);
  return { ...item, excerpt: shortened(snapshot, 300) };
}

const textOf = ({ title, snapshot, note, tags }: GardenRow) => [title, snapshot, note, ...tags].join(' ');

/** Which of one's own items a query asks for, newest first. */
export function foundItems({
  q,
  kind,
  tag,
  collection,
  trash = false,
}: Omit<GardenQuery, 'limit'>): GardenRow[] {
  return db.garden
    .filter(
      (row) =>
        isOwn(row, trash) &&
        (!kind || row.kind === kind) &&
        (!tag || row.tags.some((each) => each.toLowerCase() === tag.toLowerCase())) &&
        (!collection || row.collectionIds.includes(collection)) &&
        (!q?.trim() || says(textOf(row), readSearch(q))),
    )
    .toSorted((a, b) => b.id - a.id);
}
