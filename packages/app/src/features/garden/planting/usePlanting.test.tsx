import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, scenarios } from '../../../../../../mocks';
import { toasts } from '../../../feedback/toasts';
import { hosted, newPage } from '../../../testing/hosted';
import { mockServer, type MockedServer } from '../../../testing/mockedServer';
import { useGardenCalls } from '../garden.api';
import { usePlanting } from './usePlanting';
import { useThrowAway } from '../item/useThrowAway';

let server: MockedServer;

beforeEach(() => {
  server = mockServer();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const note = { kind: 'note', title: 'Zinc with food' } as const;
const held = () => db.garden.filter(({ title, deletedAt }) => title === note.title && !deletedAt);

it('plants what was planted and thrown away before', async () => {
  const garden = hosted(newPage(), () => ({ plant: usePlanting(), calls: useGardenCalls() }));
  expect(await garden.current.plant(note)).toBe(true);
  const [first] = held();
  if (!first) throw new Error('Nothing was planted.');
  await garden.current.calls.remove({ id: first.id, version: 1 });
  expect(await garden.current.plant(note)).toBe(true);
  expect(held()).toHaveLength(1);
});

it('plants once what is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const garden = hosted(newPage(), usePlanting);
  server.use(...scenarios.offline('garden.create'));
  expect(await garden.current(note)).toBe(false);
  server.use();
  expect(await garden.current(note)).toBe(true);
  const keys = server.requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('says so where what was thrown away does not come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const added = vi.spyOn(toasts, 'add');
  const garden = hosted(newPage(), () => ({
    plant: usePlanting(),
    throwAway: useThrowAway(() => undefined),
  }));
  await garden.current.plant(note);
  const [planted] = held();
  if (!planted) throw new Error('Nothing was planted.');
  await garden.current.throwAway({ id: planted.id, version: 1 });
  server.use(...scenarios.broken('garden.restore'));
  added.mock.lastCall?.[0].action?.onPress();
  await expect
    .poll(() => added.mock.lastCall?.[0].description)
    .toBe('It could not be restored. It is still in the trash; try again there.');
});
