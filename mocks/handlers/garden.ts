import {
  check,
  GardenItemDraft,
  maxImportBytes,
  maxImportEntries,
  records,
  type GardenCollection,
  type GardenImport,
  type GardenItemPatch,
  type GardenTag,
} from '@seedbed/server/contract';
import {
  distinctTags,
  identityOf,
  mediaTypes,
  mergedOf,
  readEntries,
  writeEntries,
} from '@seedbed/server/garden';
import { HttpResponse } from 'msw';
import type { GardenCollectionRow, GardenRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { foundItems, ownCollection, ownItem, presentItem, presentListed } from './gardenRows.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';
import { expected, revised, rowVersion, write } from './versions.ts';

function ownCollections(ids: readonly number[]): number[] {
  const own = new Set(db.gardenCollections.filter(({ ownerId }) => ownerId === me()?.id).map(({ id }) => id));
  const strange = ids.findIndex((id) => !own.has(id));
  if (strange !== -1) {
    throw new Refusal(400, records.gardenCollection.missing, [
      { path: `collectionIds.${strange}`, message: 'Take a collection of your own' },
    ]);
  }
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** What a patch says of a row, checked against it. */
function patched(row: Pick<GardenRow, 'snapshot' | 'highlights'>, patch: GardenItemPatch): GardenItemPatch {
  const { snapshot, highlights } = { ...row, ...patch };
  const beyond = (highlights ?? []).findIndex(({ end }) => end > (snapshot ?? '').length);
  if (beyond !== -1) {
    throw new Refusal(400, 'A highlight goes beyond the text.', [
      { path: `highlights.${beyond}.end`, message: `The text has ${snapshot?.length} characters` },
    ]);
  }
  return {
    ...patch,
    ...(patch.tags && { tags: distinctTags(patch.tags) }),
    ...(patch.collectionIds && { collectionIds: ownCollections(patch.collectionIds) }),
  };
}

function plant(draft: GardenItemDraft): GardenRow {
  const time = now();
  const empty = { snapshot: '', source: {}, note: '', tags: [], highlights: [], collectionIds: [] };
  const row: GardenRow = {
    ...empty,
    id: nextId(db.garden),
    ownerId: requireMe().id,
    kind: draft.kind,
    title: draft.title,
    ...patched(empty, draft),
    watch: 'ok',
    createdAt: time,
    updatedAt: time,
    deletedAt: null,
    distinctFrom: [],
  };
  db.garden.push(row);
  return row;
}

const presentCollection = (row: GardenCollectionRow): GardenCollection => {
  const { ownerId: _owner, ...collection } = row;
  const itemCount = db.garden.filter((item) => !item.deletedAt && item.collectionIds.includes(row.id)).length;
  return { ...collection, version: rowVersion(row), itemCount };
};

function ownTags(): GardenTag[] {
  const tags = new Map<string, string[]>();
  for (const tag of foundItems({}).flatMap((row) => row.tags)) {
    tags.set(tag.toLowerCase(), [...(tags.get(tag.toLowerCase()) ?? []), tag]);
  }
  return [...tags]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => ({ tag: same.toSorted()[0] ?? '', itemCount: same.length }));
}

const refused = (message: string) =>
  new Refusal(400, `${message} Nothing was imported.`, [{ path: 'file', message }]);
const noFile = () =>
  new Refusal(400, 'The request has no file.', [
    { path: 'file', message: 'Send the file as the body, or in a form' },
  ]);
const tooMany = () =>
  new Refusal(400, 'The form has more than one file. Send one at a time; nothing was kept.', [
    { path: 'file', message: 'Send one file' },
  ]);

async function sentText(request: Request): Promise<string> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (!isForm) throw new Refusal(415, 'Send a file of one of these types: multipart/form-data.');
  const form = await request.clone().formData();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw noFile();
  if (form.getAll('file').length > 1) throw tooMany();
  if (file.size > maxImportBytes) throw new Refusal(413, 'The file is larger than 5 MB. Send a smaller one.');
  return file.text();
}

function importText(text: string): GardenImport {
  const read = readEntries(text, maxImportEntries);
  if (!read)
    throw refused('The file is not BibTeX, RIS, PubMed (.nbib), CSV with a title column, Markdown or JSON.');
  if (read.length > maxImportEntries) throw refused(`The file has more than ${maxImportEntries} entries.`);
  const report: GardenImport = { added: 0, duplicates: 0, bad: [] };
  const keys = new Set(foundItems({}).flatMap(identityOf));
  for (const { line, fields, why } of read) {
    const checked = fields && check(GardenItemDraft, fields, 'body');
    if (!checked || !('value' in checked)) {
      const isUntitled = fields && !String(fields['title'] ?? '').trim();
      const [first] = checked?.errors ?? [];
      const reason = isUntitled ? 'It has no title.' : `${first?.path}: ${first?.message}.`;
      report.bad.push({ line, why: why ?? reason });
      continue;
    }
    const draft = checked.value as GardenItemDraft;
    const own = identityOf({ ...draft, snapshot: draft.snapshot ?? '', source: draft.source ?? {} });
    if (own.some((key) => keys.has(key))) report.duplicates += 1;
    else report.added += plant(draft) ? 1 : 0;
    for (const key of own) keys.add(key);
  }
  return report;
}

function merge(keep: GardenRow, ids: readonly number[]): GardenRow {
  const others = [...new Set(ids)].filter((id) => id !== keep.id).map((id) => ownItem({ id }));
  if (others.length === 0) {
    throw new Refusal(400, 'There is nothing to merge.', [
      { path: 'ids', message: 'Name another item than the one to keep' },
    ]);
  }
  const time = now();
  for (const other of others) write(other, { deletedAt: time });
  const collectionIds = [...new Set([keep, ...others].flatMap((row) => row.collectionIds))];
  return write(keep, { ...mergedOf(keep, others), collectionIds, updatedAt: time });
}

export const gardenHandlers = {
  'gardenCollections.list': replay('gardenCollections.list', ({ query, request }) => {
    const own = db.gardenCollections.filter(({ ownerId }) => ownerId === me()?.id);
    return page(own.toSorted((a, b) => b.id - a.id).map(presentCollection), query, request);
  }),
  'gardenCollections.create': replay('gardenCollections.create', ({ body: { name } }) => {
    const time = now();
    const row = {
      id: nextId(db.gardenCollections),
      ownerId: requireMe().id,
      name,
      createdAt: time,
      updatedAt: time,
    };
    db.gardenCollections.push(row);
    return revised(row, presentCollection(row));
  }),
  'gardenCollections.get': replay('gardenCollections.get', ({ params }) => {
    const row = ownCollection(params);
    return revised(row, presentCollection(row));
  }),
  'gardenCollections.update': replay('gardenCollections.update', ({ params, body: { name }, request }) => {
    const row = expected(ownCollection(params), request, presentCollection);
    if (name !== undefined && name !== row.name) write(row, { name, updatedAt: now() });
    return revised(row, presentCollection(row));
  }),
  'gardenCollections.delete': replay('gardenCollections.delete', ({ params, request }) => {
    const { id } = expected(ownCollection(params), request, presentCollection);
    db.gardenCollections = db.gardenCollections.filter((row) => row.id !== id);
    for (const row of db.garden) row.collectionIds = row.collectionIds.filter((held) => held !== id);
  }),
  'gardenTags.list': replay('gardenTags.list', () => ownTags()),
  'garden.export': replay('garden.export', ({ query: { format, ...query } }) => {
    const items = foundItems(query).toReversed();
    return new HttpResponse(writeEntries(items, format), {
      headers: {
        'Content-Type': `${mediaTypes[format]}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="Private garden.${format}"`,
      },
    });
  }),
  'garden.import': replay('garden.import', async ({ request }) => importText(await sentText(request))),
  'garden.merge': replay('garden.merge', ({ body: { keepId, ids }, request }) => {
    const kept = merge(expected(ownItem({ id: keepId }), request, presentItem), ids);
    return revised(kept, presentItem(kept));
  }),
  'garden.list': replay('garden.list', ({ query: { limit, cursor, ...query }, request }) =>
    page(foundItems(query).map(presentListed), { limit, cursor }, request),
  ),
  'garden.create': replay('garden.create', ({ body }) => {
    const row = plant(body);
    return revised(row, presentItem(row));
  }),
  'garden.get': replay('garden.get', ({ params }) => {
    const row = ownItem(params);
    return revised(row, presentItem(row));
  }),
  'garden.update': replay('garden.update', ({ params, body, request }) => {
    const row = expected(ownItem(params), request, presentItem);
    const before = rowVersion(row);
    write(row, patched(row, body));
    if (rowVersion(row) !== before) row.updatedAt = now();
    return revised(row, presentItem(row));
  }),
  'garden.delete': replay('garden.delete', ({ params, request }) => {
    write(expected(ownItem(params), request, presentItem), { deletedAt: now() });
  }),
  'garden.restore': replay('garden.restore', ({ params, request }) => {
    const isTrashed = db.garden.find(({ id }) => id === params.id)?.deletedAt !== null;
    const row = expected(ownItem(params, { isTrashed }), request, presentItem);
    if (!isTrashed) throw new Refusal(409, 'This item is not in the trash. Nothing was changed.');
    write(row, { deletedAt: null, updatedAt: now() });
    return revised(row, presentItem(row));
  }),
  'garden.checkSource': replay('garden.checkSource', ({ params, request }) => {
    const row = expected(ownItem(params), request, presentItem);
    const { url, doi, pmid } = row.source;
    if (!url && !doi && !pmid) {
      throw new Refusal(
        409,
        'This item has no address that could be asked. Nothing was changed; add one first.',
      );
    }
    // Every address answers here.
    if (row.watch === 'unreachable') row.watch = 'ok';
    return revised(row, presentItem(row));
  }),
  'garden.notDuplicate': replay('garden.notDuplicate', ({ params, body: { otherId }, request }) => {
    const row = expected(ownItem(params), request, presentItem);
    if (otherId === row.id) {
      throw new Refusal(400, 'An item is the same as itself.', [
        { path: 'otherId', message: 'Name another item' },
      ]);
    }
    const other = ownItem({ id: otherId });
    row.distinctFrom.push(other.id);
    other.distinctFrom.push(row.id);
    return revised(row, presentItem(row));
  }),
};
