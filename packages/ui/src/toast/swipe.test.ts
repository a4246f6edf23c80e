import { expect, it } from 'vitest';
import { isSwipedAway, swipeOffset } from './swipe';

it.each([
  [100, 130, 'ltr', 30],
  [100, 60, 'ltr', 0],
  [100, 60, 'rtl', 40],
  [100, 130, 'rtl', 0],
  [100, 100, 'ltr', 0],
] as const)('from %d to %d in %s moves by %d', (from, to, direction, expected) => {
  expect(swipeOffset(from, to, direction)).toBe(expected);
});

it.each([
  [49.9, false],
  [50, true],
  [200, true],
])('at %d px away is %s', (offset, expected) => {
  expect(isSwipedAway(offset)).toBe(expected);
});
