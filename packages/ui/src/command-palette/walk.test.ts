import { describe, expect, it } from 'vitest';
import { walkTo } from './walk';

describe('walkTo', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 0],
    ['ArrowUp', null, 19],
    ['ArrowUp', 0, 19],
    ['PageDown', 0, 8],
    ['PageDown', 15, 19],
    ['PageUp', 9, 1],
    ['PageUp', null, 0],
    ['Home', 5, 0],
    ['End', 5, 19],
    ['a', 5, undefined],
  ] as const)('%s from %s of twenty comes to %s', (key, at, to) =>
    expect(walkTo(key, at, { count: 20, hasWalked: true })).toBe(to),
  );
  it('leaves Home and End to the text until somebody has walked', () =>
    expect(walkTo('Home', 0, { count: 20, hasWalked: false })).toBeUndefined());
  it('goes nowhere in an empty list', () =>
    expect(walkTo('ArrowDown', null, { count: 0, hasWalked: false })).toBeUndefined());
});
