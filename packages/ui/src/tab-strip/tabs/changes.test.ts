import { describe, expect, it } from 'vitest';
import { heirOf, withMove, withoutTab, withTitle } from './changes';
import type { StripTab } from './tabs';

const tab = (id: string, partnerId?: string): StripTab => ({ id, title: id, partnerId });
const plain = [tab('a'), tab('b'), tab('c')];
const paired = [tab('a', 'c'), tab('b'), tab('c', 'a'), tab('d')];
const ids = (tabs: readonly StripTab[]) => tabs.map(({ id }) => id).join('');

it('closing leaves the partner alone', () => {
  expect(withoutTab(paired, 'a')).toEqual([tab('b'), { ...tab('c'), partnerId: null }, tab('d')]);
});

it('keeps the objects of tabs that did not change', () => {
  expect(withoutTab(plain, 'a')[0]).toBe(plain[1]);
  expect(withTitle(plain, 'b', 'B')).toEqual([plain[0], { ...plain[1], title: 'B' }, plain[2]]);
  expect(withTitle(plain, 'b', 'B')[0]).toBe(plain[0]);
});

describe('withMove', () => {
  it.each([
    [plain, 'a', 'c', 'after', 'bca'],
    [plain, 'c', 'a', 'before', 'cab'],
    [plain, 'a', 'b', 'before', 'abc'],
    [paired, 'a', 'b', 'after', 'bacd'],
    [paired, 'd', 'c', 'before', 'dacb'],
    [plain, 'a', 'x', 'after', 'abc'],
    [plain, 'x', 'a', 'after', 'abc'],
  ] as const)('%j: %s to %s, %s, gives %s', (tabs, id, targetId, side, expected) =>
    expect(ids(withMove(tabs, id, { targetId, side }))).toBe(expected),
  );
});

it.each([
  [plain, 'a', 'c'],
  [plain, 'c', 'b'],
  [paired, 'c', 'a'],
  [[tab('a')], 'a', undefined],
] as const)('of %j, %s is followed by %s', (tabs, id, expected) => expect(heirOf(tabs, id)).toBe(expected));
