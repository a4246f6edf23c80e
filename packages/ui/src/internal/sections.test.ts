import { expect, it } from 'vitest';
import { gatherSections } from './sections';

it('gathers the choices of one heading where its first one stands', () => {
  const [a, b, c, d] = [
    { id: 'a', label: 'Zinc', section: 'Minerals' },
    { id: 'b', label: 'Water', section: undefined },
    { id: 'c', label: 'Iron', section: 'Minerals' },
    { id: 'd', label: 'Sage', section: 'Herbs' },
  ] as const;
  expect(gatherSections([a, b, c, d])).toEqual([
    { id: 'section Minerals', title: 'Minerals', options: [a, c] },
    b,
    { id: 'section Herbs', title: 'Herbs', options: [d] },
  ]);
  expect(gatherSections([])).toEqual([]);
});
