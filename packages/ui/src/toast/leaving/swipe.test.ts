import { expect, it } from 'vitest';
import { isSwipedAway, swipeOffset, swipeSign } from './swipe';

it.each([
  ['right', false, 1],
  ['right', true, 1],
  ['left', false, -1],
  ['left', true, -1],
  ['end', false, 1],
  ['end', true, -1],
] as const)('%s (right to left: %s) is the side %d', (direction, isRightToLeft, sign) => {
  expect(swipeSign(direction, isRightToLeft)).toBe(sign);
});

it.each([
  [30, 1, 30],
  [-40, 1, 0],
  [-40, -1, -40],
  [30, -1, -0],
  [0, 1, 0],
] as const)('a drag by %d to the side %d moves by %d', (delta, sign, expected) => {
  expect(swipeOffset(delta, sign)).toBe(expected);
});

it.each([
  [49.9, false],
  [50, true],
  [-49.9, false],
  [-50, true],
])('at %d px away is %s', (offset, expected) => {
  expect(isSwipedAway(offset)).toBe(expected);
});
