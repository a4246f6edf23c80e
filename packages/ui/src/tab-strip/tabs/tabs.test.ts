import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropBy, neighbour, unitOf, unitsOf, type StripTab } from './tabs';

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

it('finds the unit of either half', () => {
  const units = unitsOf([home, tab('a', { partnerId: 'b' }), tab('b', { partnerId: 'a' })]);
  expect(unitOf(units, 'b')?.id).toBe('a');
  expect(unitOf(units, 'x')).toBeUndefined();
});

describe('dropBy', () => {
  const units = unitsOf([home, tab('a'), tab('b'), tab('c')]);
  it.each([
    ['a', 'forward', { targetId: 'b', side: 'after' }],
    ['a', 'last', { targetId: 'c', side: 'after' }],
    ['c', 'backward', { targetId: 'b', side: 'before' }],
    ['c', 'first', { targetId: 'a', side: 'before' }],
    ['a', 'backward', null],
    ['a', 'first', null],
    ['c', 'forward', null],
    ['home', 'forward', null],
    ['x', 'forward', null],
  ] as const)('%s %s is %j', (id, step, expected) => expect(dropBy(units, id, step)).toEqual(expected));
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
