import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, scenarios } from '../../../../../../mocks';
import { gardenCollections, gardenItems } from '../../../../../../mocks/data';
import { toasts } from '../../../feedback/toasts';
import { hosted, newPage } from '../../../testing/hosted';
import { mockServer, type MockedServer } from '../../../testing/mockedServer';
import { useGardenItem } from '../garden.api';
import { useItemChanges } from './useItemChanges';

let server: MockedServer;

beforeEach(() => {
  server = mockServer();
  db.garden = structuredClone(gardenItems);
  db.gardenCollections = structuredClone(gardenCollections);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [first] = gardenItems;
const open = () => {
  if (!first) throw new Error('The mocks hold no item.');
  const { id } = first;
  const before = { ...first, version: 1, uses: [], duplicates: [] };
  return hosted(newPage(), () => useItemChanges(useGardenItem(id).data ?? before));
};
const stored = () => db.garden.find(({ id }) => id === first?.id);

it('takes what is pressed quickly in turn, and shows it at once', async () => {
  const failed = vi.spyOn(toasts, 'add');
  const opened = open();
  const ids = gardenCollections.map(({ id }) => id).slice(0, 2);
  const presses = [
    opened.current.press({ collectionIds: ids.slice(0, 1) }, 'Not changed'),
    opened.current.press({ collectionIds: ids }, 'Not changed'),
    opened.current.store({ note: 'In between' }),
  ];
  await expect.poll(() => opened.current.shown.collectionIds).toEqual(ids);
  await Promise.all(presses);
  expect(failed).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ collectionIds: ids, note: 'In between' });
  const versions = server.requests.flatMap(({ headers }) => headers.get('If-Match') ?? []);
  expect(versions).toHaveLength(3);
});

it('shows what is stored again where a change failed, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const added = vi.spyOn(toasts, 'add');
  const opened = open();
  server.use(...scenarios.broken('garden.update'));
  await opened.current.press({ highlights: [{ start: 0, end: 3 }] }, 'Not highlighted');
  expect(added.mock.lastCall?.[0].description).toContain('Not highlighted');
  await expect.poll(() => opened.current.shown.highlights).toEqual(first?.highlights);
});

it('reads the item anew that another window changed, so that the next try is of what it is now', async () => {
  const [opened, other] = [open(), open()];
  await other.current.store({ note: 'Of the other window' });
  await expect(opened.current.store({ note: 'Mine' })).rejects.toThrow(/^412/);
  await expect.poll(() => opened.current.shown.note).toBe('Of the other window');
  await opened.current.store({ note: 'Mine' });
  expect(stored()).toMatchObject({ note: 'Mine' });
});
