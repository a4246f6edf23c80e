import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropAt, dropBeside, neighbour, placeAfter, unitsOf, type StripTab } from './tabs';

const tab = (id: string, rest: Partial<StripTab> = {}): StripTab => ({ id, title: id, ...rest });
const home = tab('home', { isPinned: true });

describe('unitsOf', () => {
  it('joins a pair where its first half stands', () => {
    const tabs = [home, tab('a', { partnerId: 'c' }), tab('b'), tab('c', { partnerId: 'a' })];
    expect(unitsOf(tabs).map((unit) => unit.tabs.map(({ id }) => id))).toEqual([['home'], ['a', 'c'], ['b']]);
  });

  it.each([
    ['a partner that is gone', [tab('a', { partnerId: 'x' })], [['a']]],
    ['a partner that is not linked back', [tab('a', { partnerId: 'b' }), tab('b')], [['a'], ['b']]],
    ['itself', [tab('a', { partnerId: 'a' })], [['a']]],
  ])('draws %s as no pair', (_name, tabs, expected) => {
    expect(unitsOf(tabs).map((unit) => unit.tabs.map(({ id }) => id))).toEqual(expected);
  });

  it('draws every tab once, whatever the links', () => {
    const links = fc.array(fc.option(fc.integer({ min: 0, max: 7 }), { nil: null }), { maxLength: 8 });
    fc.assert(
      fc.property(links, (partners) => {
        const tabs = partners.map((partner, index) =>
          tab(`t${index}`, { partnerId: partner === null ? null : `t${partner}` }),
        );
        const drawn = unitsOf(tabs).flatMap((unit) => unit.tabs.map(({ id }) => id));
        expect([...drawn].sort()).toEqual(tabs.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('dropAt', () => {
  const spans = ['home', 'a', 'b', 'c'].map((id, index) => ({
    id,
    start: index * 100,
    size: 100,
    isPinned: id === 'home',
  }));
  it.each([
    ['a', 310, { targetId: 'c', side: 'before' }],
    ['a', 360, { targetId: 'c', side: 'after' }],
    ['a', 5000, { targetId: 'c', side: 'after' }],
    ['c', 110, { targetId: 'a', side: 'before' }],
    ['c', 10, { targetId: 'home', side: 'after' }],
    ['c', -50, { targetId: 'home', side: 'after' }],
    ['a', 150, null],
    ['a', 210, null],
    ['a', 10, null],
    ['x', 150, null],
  ])('%s at %i is %j', (id, position, expected) => expect(dropAt(spans, id, position)).toEqual(expected));

  it.each([
    ['a', { targetId: 'c', side: 'before' as const }, 2],
    ['a', { targetId: 'c', side: 'after' as const }, 3],
    ['c', { targetId: 'a', side: 'before' as const }, 1],
    ['b', null, 2],
  ])('%s after %j stands at %i', (id, drop, place) => {
    expect(placeAfter(['home', 'a', 'b', 'c'], id, drop)).toBe(place);
  });
});

describe('dropBeside', () => {
  const units = unitsOf([home, tab('a'), tab('b')]);
  it.each([
    ['a', 1, { targetId: 'b', side: 'after' }],
    ['b', -1, { targetId: 'a', side: 'before' }],
    ['a', -1, null],
    ['b', 1, null],
    ['home', 1, null],
    ['x', 1, null],
  ] as const)('%s by %i is %j', (id, step, expected) =>
    expect(dropBeside(units, id, step)).toEqual(expected),
  );
});

it.each([
  ['a', 'next', 'b'],
  ['b', 'next', 'b'],
  ['a', 'previous', 'a'],
  ['b', 'first', 'a'],
  ['a', 'last', 'b'],
] as const)('neighbour of %s, %s, is %s', (id, key, expected) =>
  expect(neighbour(['a', 'b'], id, key)).toBe(expected),
);
