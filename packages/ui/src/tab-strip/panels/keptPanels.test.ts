import { expect, it } from 'vitest';
import { keptPanels } from './keptPanels';

const ids = ['a', 'b', 'c', 'd'];

it('draws nothing that was never in sight', () =>
  expect(keptPanels([], { ids, shown: ['b'] })).toEqual(['b']));

it('keeps what was seen, the last seen first, as many as it may', () => {
  const seen = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(
    (before, id) => keptPanels(before, { ids, shown: [id], limit: 2 }),
    [],
  );
  expect(seen).toEqual(['d', 'c', 'b']);
});

it('lets go of tabs that are gone, and not of others in their stead', () =>
  expect(keptPanels(['d', 'c', 'b'], { ids: ['b', 'd'], shown: ['d'], limit: 1 })).toEqual(['d', 'b']));

it('gives the same list where nothing changes', () => {
  const before = ['d', 'c'];
  expect(keptPanels(before, { ids, shown: ['d'] })).toBe(before);
});
