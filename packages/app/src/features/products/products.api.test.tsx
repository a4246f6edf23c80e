import { products as seeded } from '../../../../../mocks/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { db, scenarios } from '../../../../../mocks';
import { hosted, newPage, type Page } from '../../testing/hosted';
import { mockServer, type MockedServer } from '../../testing/mockedServer';
import { useProductCalls, useProducts, useWholeProduct } from './products.api';

let page: Page;
let server: MockedServer;

beforeEach(() => {
  server = mockServer();
  page = newPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const [first] = seeded;
if (!first) throw new Error('The mocks have no product.');

const fillList = (count: number) => {
  db.products = Array.from({ length: count }, (_, index) => ({ ...first, id: index + 1, pinned: false }));
};

async function shownList() {
  const list = hosted(page, useProducts);
  const calls = hosted(page, useProductCalls);
  await expect.poll(() => list.current.data).toHaveLength(db.products.length);
  return { list, calls: calls.current };
}

it('has the first products while the others are on their way', async () => {
  fillList(30);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get('*/api/products', async ({ request }) => {
      if (new URL(request.url).searchParams.has('cursor')) await isReleased;
    }),
  );
  const list = hosted(page, useProducts);
  await expect.poll(() => list.current.data).toHaveLength(12);
  release();
  await expect.poll(() => list.current.data).toHaveLength(30);
});

it.each([13, 3])(
  'never shows a deleted one of %d again, even where the list cannot be read anew',
  async (count) => {
    fillList(count);
    const { list, calls } = await shownList();
    server.use(...scenarios.broken('products.list'));
    await calls.remove(1);
    await expect.poll(() => list.current.error).toBeDefined();
    expect(list.current.data).toBeUndefined();
    server.use();
    await list.current.mutate();
    await expect.poll(() => list.current.data).toHaveLength(count - 1);
  },
);

it('says that a later page could not be read, and shows no half list', async () => {
  fillList(30);
  server.use(
    http.get('*/api/products', ({ request }) =>
      new URL(request.url).searchParams.has('cursor') ? HttpResponse.error() : undefined,
    ),
  );
  const list = hosted(page, useProducts);
  await expect.poll(() => list.current.error).toBeDefined();
  expect(list.current.data).toBeUndefined();
});

it('keeps both of two pins that overlap', async () => {
  fillList(3);
  const { list, calls } = await shownList();
  const pinned = () =>
    list.current.data
      ?.filter((product) => product.pinned)
      .map(({ id }) => id)
      .sort();
  server.use(...scenarios.slow('products.list'));
  const [one, two] = list.current.data ?? [];
  if (!one || !two) throw new Error('The list is empty.');
  await Promise.all([calls.togglePin(one), calls.togglePin(two)]);
  await expect.poll(pinned).toEqual([one.id, two.id].sort());
});

it('takes back the one of two pins that the server refuses, and tells of it', async () => {
  fillList(3);
  const { list, calls } = await shownList();
  const pinned = () => list.current.data?.filter((product) => product.pinned).map(({ id }) => id);
  server.use(
    http.patch('*/api/products/1/pin', () => HttpResponse.error()),
    ...scenarios.slow('products.list'),
  );
  const byId = (id: number) => {
    const found = list.current.data?.find((product) => product.id === id);
    if (!found) throw new Error(`There is no product ${id}.`);
    return found;
  };
  const refused = calls.togglePin(byId(1));
  await calls.togglePin(byId(2));
  await expect(refused).rejects.toThrow('Failed to fetch');
  await expect.poll(pinned).toEqual([2]);
});

it('does not turn away a list on its way when one of its first products is pinned', async () => {
  fillList(30);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get('*/api/products', async ({ request }) => {
      if (new URL(request.url).searchParams.has('cursor')) await isReleased;
    }),
  );
  const list = hosted(page, useProducts);
  const calls = hosted(page, useProductCalls);
  await expect.poll(() => list.current.data).toHaveLength(12);
  const [top] = list.current.data ?? [];
  if (!top) throw new Error('The list is empty.');
  await calls.current.togglePin(top);
  release();
  await expect.poll(() => list.current.data).toHaveLength(30);
  await expect.poll(() => list.current.data?.filter((product) => product.pinned)).toHaveLength(1);
});

it('lists products without their insights, and has the whole one where they are wanted', async () => {
  fillList(1);
  const { list, calls } = await shownList();
  const [listed] = list.current.data ?? [];
  if (!listed) throw new Error('The list is empty.');
  expect(listed).not.toHaveProperty('insights');
  await expect(calls.whole(listed)).resolves.toHaveProperty('insights', first.insights);
  const whole = hosted(page, () => useWholeProduct(listed));
  await expect.poll(() => whole.current.data).toHaveProperty('insights', first.insights);
});

it('asks for nothing more where the insights are there', () => {
  const whole = hosted(page, () => useWholeProduct(first));
  expect(whole.current.data).toEqual(first);
  expect(server.requests).toEqual([]);
});
