import { expect, it } from 'vitest';
import { tabTypeOf, tabTypes } from './tabTypes';

it('offers the thirteen kinds in their order, each with its own drawing and icon', () => {
  expect(tabTypes.map(({ title }) => title)).toEqual([
    'Chat with AI',
    'Tasks',
    'Search',
    'Private Garden',
    'Reports',
    'Discover',
    'Claims',
    'Study Chart',
    'Formula',
    'Insights',
    'Scenarios',
    'Documents',
    'Suppliers',
  ]);
  expect(new Set(tabTypes.map(({ id }) => id)).size).toBe(13);
  expect(new Set(tabTypes.map(({ preview }) => preview)).size).toBe(13);
});

it('knows a type by its id only', () => {
  expect(tabTypeOf('study-chart')?.title).toBe('Study Chart');
  expect(tabTypeOf('of tomorrow')).toBeUndefined();
  expect(tabTypeOf(null)).toBeUndefined();
});
