import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import {
  records,
  trashDays,
  type GardenItemDraft,
  type GardenItemPatch,
  type GardenQuery,
  type GardenSource,
  type GardenUse,
} from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import { Conflict, Invalid, NotFound } from '../../errors.ts';
import type { Evidence } from '../../evidence/index.ts';
import { distinctTags, identityOf, readSearch } from '../../garden/index.ts';
import type { ExpectVersion } from '../../ports.ts';
import { findMemberships, findOwnCollections, writeMemberships } from './collections.model.ts';
import {
  findItem,
  findItems,
  findTags,
  GardenItemModel,
  removeTrashed,
  writeTags,
  type CountedTag,
  type ItemFilter,
  type ListedRow,
} from './items.model.ts';
import { findRetractions } from '../literature/retractions.service.ts';
import { findDuplicates, writeKeys } from './likeness.model.ts';
import { writeStanding } from './standing.model.ts';
import { usesOf } from './uses.service.ts';
import { watchOf, type Watched } from './watch.ts';

/** What a garden is kept with. */
export interface GardenParts {
  db: Knex;
  evidence: Evidence;
  now(): number;
  /** Asks a public address whether it answers. */
  reach(address: string): Promise<boolean>;
}

/** How its rows are looked upon. */
const itemSubject: Subject<GardenItemModel> = {
  kind: 'gardenItem',
  ownerOf: (row) => row.owner_id,
  missing: records.gardenItem.missing,
};

/** Which item, and who asks for it. */
export interface ItemRef {
  id: number;
  actor: Actor;
}

/** An item that is to be changed, as the caller has it. */
export interface ItemChange extends ItemRef {
  expect: ExpectVersion<WholeItem>;
}

/** What stands beside an item's row. */
export interface Beside extends Watched {
  collectionIds: readonly number[];
  duplicates: readonly number[];
}

/** An item with what stands beside it, and the version that writes are measured against. */
export interface WholeItem extends Beside {
  row: GardenItemModel;
  uses: readonly GardenUse[];
  version: number;
}

/** A row of the list with what stands beside it. */
export interface ListedItem extends Beside {
  row: ListedRow;
}

const dayMs = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
/** What was thrown away before this is gone. */
const trashEnd = (now: number): string => iso(now - trashDays * dayMs);

/** What a query asks for of a person's items. */
export function filterOf(
  { now }: Pick<GardenParts, 'now'>,
  actor: Actor,
  { q, kind, tag, collection, trash }: Omit<GardenQuery, 'limit' | 'cursor'>,
): ItemFilter {
  return {
    ownerId: readableOwner(actor),
    search: q?.trim() ? readSearch(q) : undefined,
    kind,
    tag,
    collectionId: collection,
    trashedAfter: trash ? trashEnd(now()) : undefined,
  };
}

async function besides(db: Knex, ids: readonly number[]) {
  const [memberships, duplicates] = await Promise.all([findMemberships(db, ids), findDuplicates(db, ids)]);
  return (id: number) => ({
    collectionIds: memberships.get(id) ?? [],
    duplicates: duplicates.get(id) ?? [],
  });
}

const sourceOf = ({ source }: Pick<GardenItemModel, 'source'>) => JSON.parse(source) as GardenSource;

/** An item with what stands beside it. */
export async function wholeItem(
  { evidence }: Pick<GardenParts, 'evidence'>,
  db: Knex,
  row: GardenItemModel,
): Promise<WholeItem> {
  const beside = (await besides(db, [row.id]))(row.id);
  const cited = { ...row, publication: sourceOf(row).publication };
  const uses = await usesOf(db, evidence, cited);
  return { row, version: row.version, uses, ...beside, ...watchOf(evidence, cited) };
}

/** One's own items, newest first. */
export async function listItems(
  { db, evidence, now }: GardenParts,
  { actor, limit, after, ...query }: Omit<GardenQuery, 'cursor'> & { actor: Actor; after: NewestKey | null },
): Promise<ListPage<ListedItem, NewestKey>> {
  const filter = filterOf({ now }, actor, query);
  const found = await findItems(db, { ...filter, limit: oneMore(limit), after });
  const page = newestPage(found, limit);
  const ids = page.rows.map(({ id }) => id);
  const besideOf = await besides(db, ids);
  const texts = await findSnapshots(db, page.rows);
  const rows = page.rows.map((row) => {
    const cited = { ...row, publication: sourceOf(row).publication, snapshot: texts.get(row.id) ?? '' };
    return { row, ...besideOf(row.id), watch: watchOf(evidence, cited).watch };
  });
  return { ...page, rows };
}

/** The texts of those that may cite the base. */
async function findSnapshots(db: Knex, rows: readonly ListedRow[]): Promise<Map<number, string>> {
  const citing = rows.filter(({ kind }) => kind === 'passage' || kind === 'study').map(({ id }) => id);
  const found = await GardenItemModel.query(db).findByIds(citing).select('id', 'snapshot');
  return new Map(found.map(({ id, snapshot }) => [id, snapshot]));
}

/** The tags of one's own items. */
export const listTags = (db: Knex, actor: Actor): Promise<CountedTag[]> => findTags(db, readableOwner(actor));

/** The item, when the actor may do this to it. */
export async function admitItem(
  db: Knex,
  { id, isTrashed, ...wish }: ItemRef & { action: Action; isTrashed?: boolean },
): Promise<GardenItemModel> {
  return admit(await findItem(db, id, { isLocked: wish.action !== 'read', isTrashed }), itemSubject, wish);
}

/** One of a person's items. */
export async function getItem(parts: GardenParts, ref: ItemRef): Promise<WholeItem> {
  return wholeItem(parts, parts.db, await admitItem(parts.db, { ...ref, action: 'read' }));
}

/** @throws Invalid for a collection that is not one's own */
export async function ownCollections(db: Knex, ownerId: number, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const own = new Set(await findOwnCollections(db, ownerId, wanted));
  const strange = ids.findIndex((id) => !own.has(id));
  if (strange === -1) return wanted;
  throw new Invalid(records.gardenCollection.missing, [
    { path: `collectionIds.${strange}`, message: 'Take a collection of your own' },
  ]);
}

/** @throws Invalid for a highlight that goes beyond the text */
function checkHighlights({ highlights, snapshot }: Pick<GardenItemModel, 'highlights' | 'snapshot'>): void {
  const ends = (JSON.parse(highlights) as { end: number }[]).map(({ end }) => end);
  const beyond = ends.findIndex((end) => end > snapshot.length);
  if (beyond === -1) return;
  throw new Invalid('A highlight goes beyond the text.', [
    { path: `highlights.${beyond}.end`, message: `The text has ${snapshot.length} characters` },
  ]);
}

/** What a draft or patch says, as it is kept; undefined where it says nothing. */
export function columnsOf({ kind, title, snapshot, source, note, tags, highlights }: GardenItemPatch) {
  return {
    kind,
    title,
    snapshot,
    source: source && JSON.stringify(source),
    note,
    tags: tags && JSON.stringify(distinctTags(tags)),
    highlights: highlights && JSON.stringify(highlights),
  };
}

/** Keeps beside an item what it is found by, and whether what it cites is known to be retracted. */
export async function writeFindable(trx: Knex, row: GardenItemModel): Promise<void> {
  const keys = identityOf({ ...row, source: sourceOf(row) });
  await writeTags(trx, row, JSON.parse(row.tags) as string[]);
  await writeKeys(trx, row, keys);
  const isRetracted = (await findRetractions(trx, keys)).length > 0;
  if (!isRetracted || row.standing === 'retracted') return;
  await writeStanding(trx, row.id, 'retracted');
  row.standing = 'retracted';
}

/** Plants something in `trx`. */
export async function plant(
  parts: GardenParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: GardenItemDraft },
): Promise<WholeItem> {
  const collectionIds = await ownCollections(trx, actor.userId, draft.collectionIds ?? []);
  const time = iso(parts.now());
  const empty = { snapshot: '', source: {}, note: '', tags: [], highlights: [] };
  const columns = columnsOf({ ...empty, ...draft });
  const fields = { ...columns, owner_id: actor.userId, created_at: time, updated_at: time };
  checkHighlights(fields as GardenItemModel);
  const row = await GardenItemModel.query(trx).insert(fields).returning('*');
  await writeFindable(trx, row);
  await writeMemberships(trx, row, collectionIds);
  return wholeItem(parts, trx, row);
}

/** Does something to an item that nobody else writes to meanwhile. */
export async function changeItem<Result>(
  parts: GardenParts,
  { expect, trx, ...wish }: ItemChange & { trx: Knex; action: Action; isTrashed?: boolean },
  work: (whole: WholeItem) => Promise<Result>,
): Promise<Result> {
  const whole = await wholeItem(parts, trx, await admitItem(trx, wish));
  expect(whole);
  return work(whole);
}

/** Changes any of an item's fields. */
export async function updateItem(
  parts: GardenParts,
  { patch, ...change }: ItemChange & { patch: GardenItemPatch },
): Promise<WholeItem> {
  return transact(parts.db, (trx) =>
    changeItem(parts, { ...change, trx, action: 'update' }, async ({ row, collectionIds }) => {
      const wanted = patch.collectionIds && (await ownCollections(trx, row.owner_id, patch.collectionIds));
      const columns = columnsOf(patch);
      checkHighlights({
        highlights: columns.highlights ?? row.highlights,
        snapshot: columns.snapshot ?? row.snapshot,
      });
      const isMoved = wanted !== undefined && String(wanted.toSorted()) !== String(collectionIds.toSorted());
      if (isMoved) await writeMemberships(trx, row, wanted);
      const isWritten = Object.entries(columns).some(
        ([name, value]) => value !== undefined && value !== row[name as keyof typeof columns],
      );
      if (!isMoved && !isWritten) return wholeItem(parts, trx, row);
      const isMovedSource = columns.source !== undefined && columns.source !== row.source;
      const standing = isMovedSource ? null : undefined;
      const changed = await patchRow(trx, row, { ...columns, standing, updated_at: iso(parts.now()) });
      await writeFindable(trx, changed);
      return wholeItem(parts, trx, changed);
    }),
  );
}

/** Throws an item away. */
export async function deleteItem(parts: GardenParts, change: ItemChange): Promise<void> {
  await transact(parts.db, (trx) =>
    changeItem(parts, { ...change, trx, action: 'delete' }, ({ row }) =>
      patchRow(trx, row, { deleted_at: iso(parts.now()) }),
    ),
  );
}

/**
 * Takes an item out of the trash, in `trx`.
 * @throws Conflict for one that is not in it; NotFound once its days are over
 */
export async function restoreItem(
  parts: GardenParts,
  { trx, ...change }: ItemChange & { trx: Knex },
): Promise<WholeItem> {
  const live = await findItem(trx, change.id, { isLocked: true });
  const wish = { ...change, trx, action: 'update' as const, isTrashed: live === undefined };
  return changeItem(parts, wish, async ({ row }) => {
    if (row.deleted_at !== null && row.deleted_at <= trashEnd(parts.now()))
      throw new NotFound(itemSubject.missing);
    if (row.deleted_at === null) throw new Conflict('This item is not in the trash. Nothing was changed.');
    const restored = await patchRow(trx, row, { deleted_at: null, updated_at: iso(parts.now()) });
    return wholeItem(parts, trx, restored);
  });
}

/** Removes for good what has been in the trash for its days. */
export const sweepTrash = (db: Knex, now: number): Promise<void> => removeTrashed(db, trashEnd(now));
