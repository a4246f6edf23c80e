import { afterEach, expect, it, vi } from 'vitest';
import { renew, type Readings } from './renew';

afterEach(() => {
  vi.restoreAllMocks();
});

it('does not fail when the readings went with their page before the change was answered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mutate = () => Promise.reject<never>(new TypeError('no such cache'));
  const cache: Readings['cache'] = {
    keys: () => ['/api/products'].values(),
    get: () => ({ data: [] }),
    set: () => undefined,
    delete: () => undefined,
  };
  const effect = { key: '/api/products', read: () => Promise.resolve([]), isOwed: true };
  await expect(renew({ mutate, cache }, [effect])).resolves.toBeUndefined();
});
