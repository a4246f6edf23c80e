import { describe, expect, it } from 'vitest';
import { scrollToShow } from './scrollToShow';

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
