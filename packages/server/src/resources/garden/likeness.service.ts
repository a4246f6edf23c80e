import type { Knex } from 'knex';
import { maxGardenNote, maxGardenTags, type GardenMerge } from '../../contract/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { mergedOf } from '../../garden/index.ts';
import { writeMemberships } from './collections.model.ts';
import {
  admitItem,
  changeItem,
  columnsOf,
  wholeItem,
  writeFindable,
  type GardenParts,
  type ItemChange,
  type WholeItem,
} from './garden.service.ts';
import { writeDistinct } from './likeness.model.ts';

const contentOf = ({ row }: WholeItem) => ({
  ...row,
  source: JSON.parse(row.source),
  tags: JSON.parse(row.tags) as string[],
  highlights: JSON.parse(row.highlights) as { start: number; end: number }[],
});

/** @throws Conflict where so much does not go into one item */
function checkRoom({ note, tags }: { note: string; tags: readonly string[] }): void {
  if (note.length > maxGardenNote) {
    throw new Conflict(
      `The notes together are longer than ${maxGardenNote} characters. Nothing was merged; shorten one first.`,
    );
  }
  if (tags.length > maxGardenTags) {
    throw new Conflict(
      `Together they have more than ${maxGardenTags} tags. Nothing was merged; take some away first.`,
    );
  }
}

/** Makes one item of several, in `trx`: the others go to the trash as they were. */
export async function mergeItems(
  parts: GardenParts,
  { trx, expect, actor, keepId, ids }: Omit<ItemChange, 'id'> & GardenMerge & { trx: Knex },
): Promise<WholeItem> {
  const otherIds = [...new Set(ids)].filter((id) => id !== keepId);
  if (otherIds.length === 0) {
    throw new Invalid('There is nothing to merge.', [
      { path: 'ids', message: 'Name another item than the one to keep' },
    ]);
  }
  const change = { id: keepId, actor, expect, trx, action: 'update' as const };
  return changeItem(parts, change, async (kept) => {
    const others: WholeItem[] = [];
    for (const id of otherIds.toSorted((a, b) => a - b)) {
      others.push(await wholeItem(parts, trx, await admitItem(trx, { id, actor, action: 'delete' })));
    }
    const merged = mergedOf(contentOf(kept), others.map(contentOf));
    checkRoom(merged);
    const time = new Date(parts.now()).toISOString();
    for (const { row } of others) await patchRow(trx, row, { deleted_at: time });
    const row = await patchRow(trx, kept.row, { ...columnsOf(merged), updated_at: time });
    await writeFindable(trx, row);
    const collectionIds = new Set([kept, ...others].flatMap((whole) => whole.collectionIds));
    await writeMemberships(trx, row, [...collectionIds]);
    return wholeItem(parts, trx, row);
  });
}

/** Remembers in `trx` that an item is not the same as another one. */
export async function tellApart(
  parts: GardenParts,
  { trx, otherId, ...change }: ItemChange & { trx: Knex; otherId: number },
): Promise<WholeItem> {
  return changeItem(parts, { ...change, trx, action: 'update' }, async ({ row }) => {
    if (otherId === row.id) {
      throw new Invalid('An item is the same as itself.', [
        { path: 'otherId', message: 'Name another item' },
      ]);
    }
    const other = await admitItem(trx, { id: otherId, actor: change.actor, action: 'update' });
    await writeDistinct(trx, row, other.id);
    return wholeItem(parts, trx, row);
  });
}
