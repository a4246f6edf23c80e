import { describe, expect, it } from 'vitest';
import { nextTab } from './roving';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowDown', 1, undefined],
    ['Enter', 1, undefined],
    ['ArrowRight', -1, 0],
    ['ArrowLeft', -1, 4],
  ])('%s from %d leads to %s', (key, index, expected) => {
    expect(nextTab(key, { index, count: 5, isRtl: false })).toBe(expected);
  });

  it.each([
    ['ArrowLeft', 0, 1],
    ['ArrowRight', 0, 4],
    ['Home', 3, 0],
  ])('right to left, %s from %d leads to %d', (key, index, expected) => {
    expect(nextTab(key, { index, count: 5, isRtl: true })).toBe(expected);
  });

  it('leads nowhere without tabs', () => {
    expect(nextTab('End', { index: 0, count: 0, isRtl: false })).toBeUndefined();
  });
});
