import { describe, expect, it } from 'vitest';
import { nextTab, scrollToShow } from './roving';

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

describe('scrollToShow', () => {
  const frame = { left: 100, right: 300 };
  it.each([
    [{ left: 120, right: 180 }, 0],
    [{ left: 60, right: 120 }, -72],
    [{ left: 280, right: 340 }, 72],
    [{ left: 100, right: 300 }, 0],
  ])('%j by %d', (part, expected) => {
    expect(scrollToShow(part, frame, 32)).toBe(expected);
  });
});
