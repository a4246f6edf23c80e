import type { Knex } from 'knex';
import { admit, readableOwner, type Action, type Actor, type Subject } from '../../access/index.ts';
import { records, type GardenCollectionDraft, type GardenCollectionPatch } from '../../contract/index.ts';
import { newestPage, type NewestKey, type NewestPart } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { patchRow } from '../../db/patchRow.ts';
import { transact } from '../../db/transact.ts';
import type { ExpectVersion } from '../../ports.ts';
import {
  countItems,
  findCollections,
  GardenCollectionModel,
  type CountedCollection,
} from './collections.model.ts';
import type { GardenParts } from './garden.service.ts';

/** How its rows are looked upon. */
const collectionSubject: Subject<GardenCollectionModel> = {
  kind: 'gardenCollection',
  ownerOf: (row) => row.owner_id,
  missing: records.gardenCollection.missing,
};

/** Which collection, and who asks for it. */
export interface CollectionRef {
  id: number;
  actor: Actor;
}

/** A collection that is to be changed, as the caller has it. */
export interface CollectionChange extends CollectionRef {
  expect: ExpectVersion<CountedCollection>;
}

async function counted(db: Knex, rows: readonly GardenCollectionModel[]): Promise<CountedCollection[]> {
  const counts = await countItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, count: counts.get(row.id) ?? 0, version: row.version }));
}

async function countedOne(db: Knex, row: GardenCollectionModel): Promise<CountedCollection> {
  const [one = { row, count: 0, version: row.version }] = await counted(db, [row]);
  return one;
}

async function admitCollection(db: Knex, { id, ...wish }: CollectionRef & { action: Action }) {
  const query = GardenCollectionModel.query(db).findById(id);
  return admit(await (wish.action === 'read' ? query : query.forUpdate()), collectionSubject, wish);
}

/** One's own collections, newest first. */
export async function listCollections(
  { db }: GardenParts,
  { actor, limit, after }: NewestPart & { actor: Actor },
): Promise<ListPage<CountedCollection, NewestKey>> {
  const rows = await findCollections(db, { ownerId: readableOwner(actor), limit: oneMore(limit), after });
  const page = newestPage(rows, limit);
  return { ...page, rows: await counted(db, page.rows) };
}

/** One of a person's collections. */
export async function getCollection(
  { db }: Pick<GardenParts, 'db'>,
  ref: CollectionRef,
): Promise<CountedCollection> {
  return countedOne(db, await admitCollection(db, { ...ref, action: 'read' }));
}

/** Makes a collection in `trx`. */
export async function createCollection(
  { now }: GardenParts,
  { trx, actor, draft }: { trx: Knex; actor: Actor; draft: GardenCollectionDraft },
): Promise<CountedCollection> {
  const time = new Date(now()).toISOString();
  const row = await GardenCollectionModel.query(trx)
    .insert({ owner_id: actor.userId, name: draft.name, created_at: time, updated_at: time })
    .returning('*');
  return { row, count: 0, version: row.version };
}

async function changeCollection<Result>(
  db: Knex,
  { expect, ...wish }: CollectionChange & { action: Action },
  work: (trx: Knex, row: GardenCollectionModel) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (trx) => {
    const row = await admitCollection(trx, wish);
    expect(await countedOne(trx, row));
    return work(trx, row);
  });
}

/** Renames a collection. */
export async function updateCollection(
  { db, now }: GardenParts,
  { patch: { name }, ...change }: CollectionChange & { patch: GardenCollectionPatch },
): Promise<CountedCollection> {
  return changeCollection(db, { ...change, action: 'update' }, async (trx, row) => {
    const isChanged = name !== undefined && name !== row.name;
    const updated_at = isChanged ? new Date(now()).toISOString() : undefined;
    return countedOne(trx, await patchRow(trx, row, { name, updated_at }));
  });
}

/** Deletes a collection; its items stay. */
export async function deleteCollection({ db }: GardenParts, change: CollectionChange): Promise<void> {
  await changeCollection(db, { ...change, action: 'delete' }, async (trx, row) => {
    await row.$query(trx).delete();
  });
}
