import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../../api/problem';
import { merged } from './merged';
import type { Versioned } from '../sourcing.api';

const shown = {
  id: 1,
  version: 3,
  packaging: 'Bottle',
  shipTo: null,
  tests: ['Identity'],
} as Partial<Rfq> as Rfq;
const elsewhere = { ...shown, version: 4, packaging: 'Pouch' };

/** A server where somebody else was first. */
function server() {
  const taken: [number, RfqPatch][] = [];
  const update = async ({ version }: Versioned, patch: RfqPatch): Promise<Rfq> => {
    const problem = { type: '', title: '', status: 412, detail: 'Changed', current: { ...elsewhere } };
    if (version !== elsewhere.version) throw new ApiError(412, '', problem);
    taken.push([version, patch]);
    return { ...elsewhere, version: 5 };
  };
  return { taken, store: merged(shown, update) };
}

it.each<RfqPatch>([{ shipTo: 'Reno' }, { tests: ['Identity', 'Lead'] }])(
  'stores %j though another field was changed elsewhere',
  async (patch) => {
    const { taken, store } = server();
    await expect(store(shown, patch)).resolves.toMatchObject({ version: 5 });
    expect(taken).toEqual([[4, patch]]);
  },
);

it('stores nothing of a field that was changed elsewhere', async () => {
  const { taken, store } = server();
  await expect(store(shown, { packaging: 'Jar', shipTo: 'Reno' })).rejects.toMatchObject({ status: 412 });
  expect(taken).toEqual([]);
});

it('tries nothing again that failed for another reason', async () => {
  const store = merged(shown, async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(store(shown, { shipTo: 'Reno' })).rejects.toThrow(TypeError);
});
