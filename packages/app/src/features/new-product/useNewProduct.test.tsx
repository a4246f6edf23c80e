import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db, scenarios } from '../../../../../mocks';
import { hosted, newPage, type Page } from '../../testing/hosted';
import { mockServer, type MockedServer } from '../../testing/mockedServer';
import { useEstimate } from '../products/products.api';
import { useNewProduct } from './useNewProduct';

let page: Page;
let server: MockedServer;

beforeEach(() => {
  sessionStorage.clear();
  server = mockServer();
  page = newPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const words = { concept: 'Sleep aid', description: 'Helps adults wind down.' };
const capsule = { formFactor: 'capsule', volume: 500, unit: 'mg' } as const;
const powder = { formFactor: 'powder', volume: 10, unit: 'g' } as const;

/** Saves a product, and reads its estimate as the review does before one goes back. */
async function savedAndReviewed() {
  const product = hosted(page, useNewProduct);
  product.current.change({ words, measure: capsule });
  const saving = await product.current.save();
  if (!('id' in saving)) throw saving.error;
  const review = hosted(page, () => useEstimate(saving.id));
  await expect.poll(() => review.current.data).toBeDefined();
  review.unmount();
  return { product, id: saving.id };
}

it('shows no old estimate after one went back to another form', async () => {
  const { product, id } = await savedAndReviewed();
  db.estimate = { ...db.estimate, estimatedCost: '1234.00' };
  product.current.change({ measure: powder });
  await product.current.save();
  expect(hosted(page, () => useEstimate(id)).current.data?.estimatedCost).toBe('1234.00');
});

it('shows no old estimate where the new one cannot be read', async () => {
  const { product, id } = await savedAndReviewed();
  server.use(...scenarios.broken('products.estimate'));
  product.current.change({ measure: powder });
  await expect(product.current.save()).resolves.toEqual({ id });
  const review = hosted(page, () => useEstimate(id));
  expect(review.current.data).toBeUndefined();
  await expect.poll(() => review.current.error).toBeDefined();
});

it('makes one product, however often the same wish is sent', async () => {
  const product = hosted(page, useNewProduct);
  product.current.change({ words, measure: capsule });
  server.use(...scenarios.offline('products.create'));
  expect(await product.current.save()).toHaveProperty('error');
  server.use();
  expect(await product.current.save()).toHaveProperty('id');
  const [first, second] = server.requests.filter(({ method }) => method === 'POST');
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

it('changes the product that it made, and makes another where that was deleted', async () => {
  const { product, id } = await savedAndReviewed();
  product.current.change({ measure: powder });
  expect(await product.current.save()).toEqual({ id });
  db.products = db.products.filter((row) => row.id !== id);
  product.current.change({ measure: capsule });
  expect(await product.current.save()).toEqual({ id: expect.any(Number) });
  expect(
    db.products.filter((row) => row.concept === words.concept && row.formFactor === 'capsule'),
  ).not.toEqual([]);
});

it('sends nothing where nothing changed', async () => {
  const { product, id } = await savedAndReviewed();
  const before = server.requests.length;
  expect(await product.current.save()).toEqual({ id });
  expect(server.requests).toHaveLength(before);
});
