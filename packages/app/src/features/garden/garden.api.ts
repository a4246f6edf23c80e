import {
  urlOf,
  type GardenFormat,
  type GardenImport,
  type GardenItem,
  type GardenItemDraft,
  type GardenItemPatch,
  type GardenKind,
  type ListedGardenItem,
} from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, callPage, upload } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotencyKeys';
import { nextPageOf } from '../../api/linkHeader';
import { hasStatus } from '../../api/problem';

/** Which items are looked at. */
export interface GardenFilter {
  q?: string;
  kind?: GardenKind;
  tag?: string;
  collection?: number;
  trash?: boolean;
}

/** Items as they are listed, and whether there are older ones. */
export interface GardenPart {
  items: ListedGardenItem[];
  hasMore: boolean;
  /** Where the page after them is read; undefined behind the last one. */
  next: string | undefined;
  /** Nothing was filtered out: without items the garden is empty. */
  isUnfiltered: boolean;
}

const root = urlOf('garden.list');
const itemKey = (id: number) => urlOf('garden.get', { id });

function addressOf(filter: GardenFilter): string {
  const said = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? root : `${root}?${query}`;
}

/** What stands in a cache for `pages` pages of what an address lists. */
const partKey = (address: string, pages: number) => (pages === 1 ? address : `${address}#${pages}`);

/**
 * So many pages of 200 from the newest on. Named in the key, they are read again together; only what comes behind a part
 * that is shown is read alone.
 */
async function readPart(key: string, shown?: GardenPart): Promise<GardenPart> {
  const [address = root, pages = '1'] = key.split('#');
  const items = [...(shown?.items ?? [])];
  let next = shown ? shown.next : address;
  for (let page = shown ? Number(pages) - 1 : 0; page < Number(pages) && next !== undefined; page += 1) {
    const response: Response = await callPage('garden.list', next);
    items.push(...((await response.json()) as ListedGardenItem[]));
    next = nextPageOf(response.headers.get('Link'));
  }
  return { items, hasMore: next !== undefined, next, isUnfiltered: address === root };
}

/**
 * The newest items that a filter lets through; what was found before stays while more is looked for. A list that was left
 * is read anew: items may have come or gone meanwhile.
 */
export function useGarden(filter: GardenFilter, pages = 1) {
  const address = addressOf(filter);
  const { cache } = useSWRConfig();
  return useSWR(
    partKey(address, pages),
    (key: string) => readPart(key, shownBefore(cache, { key, before: partKey(address, pages - 1) })),
    { keepPreviousData: true, revalidateIfStale: true },
  );
}

/** The part that the pages of a key go on from: none where they were read before, or the part is being read anew. */
function shownBefore(
  cache: ReturnType<typeof useSWRConfig>['cache'],
  { key, before }: { key: string; before: string },
): GardenPart | undefined {
  const part = cache.get(before);
  const isNew = cache.get(key)?.data === undefined;
  return isNew && part?.isValidating !== true ? (part?.data as GardenPart | undefined) : undefined;
}

/** An item, whole. */
export function useGardenItem(id: number) {
  return useSWR(itemKey(id), () => call('garden.get', { params: { id } }));
}

/** One's own collections; not asked for where they are not wanted. */
export function useCollections(isWanted = true) {
  return useSWR(isWanted ? urlOf('gardenCollections.list') : null, () => call('gardenCollections.list'));
}

/** The tags of one's own items. */
export function useTags() {
  return useSWR(urlOf('gardenTags.list'), () => call('gardenTags.list'));
}

/** Where the file of one's items is. */
export const exportAddress = (format: GardenFormat): string => `${urlOf('garden.export')}?format=${format}`;

/** Something with a version that the server counts. */
type Versioned = Pick<GardenItem, 'id' | 'version'>;

/** What is done in a garden. Each throws as `call` does; what is shown of it follows. */
export interface GardenCalls {
  plant: (draft: GardenItemDraft, idempotencyKey: string) => Promise<GardenItem>;
  update: (item: Versioned, patch: GardenItemPatch) => Promise<GardenItem>;
  remove: (item: Versioned) => Promise<void>;
  restore: (item: Versioned) => Promise<void>;
  merge: (keep: Versioned, ids: readonly number[]) => Promise<void>;
  tellApart: (item: Versioned, otherId: number) => Promise<void>;
  addCollection: (name: string, idempotencyKey: string) => Promise<void>;
  renameCollection: (collection: Versioned, name: string) => Promise<void>;
  /** Its items stay. */
  removeCollection: (collection: Versioned) => Promise<void>;
  checkSource: (item: Versioned) => Promise<GardenItem>;
  /** Keeps the file, then plants it under its name. */
  plantFile: (file: File) => Promise<GardenItem>;
  take: (file: File) => Promise<GardenImport>;
}

/** The calls that change a garden; the same for good. */
export function useGardenCalls(): GardenCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const isOfGarden = (key: unknown) => typeof key === 'string' && key.startsWith(root);
    const follow = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
      try {
        const answer = await change;
        await mutate(isOfGarden);
        return answer;
      } catch (error) {
        // What the next try is measured against.
        if (hasStatus(error, 412)) void mutate(isOfGarden);
        throw error;
      }
    };
    const ifMatch = ({ version }: Versioned) => ({ ifMatch: version });
    const versioned = (row: Versioned) => ({ params: { id: row.id }, ...ifMatch(row) });
    const action = (item: Versioned) => ({
      ...versioned(item),
      idempotencyKey: newIdempotencyKey(),
    });
    return {
      plant: (body, idempotencyKey) => follow(call('garden.create', { body, idempotencyKey })),
      update: (item, body) =>
        follow(
          call('garden.update', { ...versioned(item), body }).then(async (changed) => {
            // At once: what is pressed next is measured against the new version.
            await mutate(itemKey(item.id), changed, { revalidate: false });
            return changed;
          }),
        ),
      remove: async (item) => void (await follow(call('garden.delete', versioned(item)))),
      restore: async (item) => void (await follow(call('garden.restore', action(item)))),
      merge: async (keep, ids) => {
        const body = { keepId: keep.id, ids: [...ids] };
        await follow(call('garden.merge', { ...ifMatch(keep), idempotencyKey: newIdempotencyKey(), body }));
      },
      tellApart: async (item, otherId) =>
        void (await follow(call('garden.notDuplicate', { ...action(item), body: { otherId } }))),
      addCollection: async (name, idempotencyKey) =>
        void (await follow(call('gardenCollections.create', { body: { name }, idempotencyKey }))),
      renameCollection: async (collection, name) =>
        void (await follow(call('gardenCollections.update', { ...versioned(collection), body: { name } }))),
      removeCollection: async (collection) =>
        void (await follow(call('gardenCollections.delete', versioned(collection)))),
      checkSource: (item) => follow(call('garden.checkSource', versioned(item))),
      plantFile: async (file) => {
        const form = new FormData();
        form.set('file', file);
        const kept = await upload('files.create', urlOf('files.create'), { body: form });
        const url = new URL(urlOf('files.get', { id: kept.id }), location.origin).href;
        const body = { kind: 'file' as const, title: kept.name.slice(0, 300), source: { url } };
        return follow(call('garden.create', { body, idempotencyKey: newIdempotencyKey() }));
      },
      take: (file) => {
        const form = new FormData();
        form.set('file', file);
        return follow(upload('garden.import', urlOf('garden.import'), { body: form }));
      },
    };
  }, [mutate]);
}
