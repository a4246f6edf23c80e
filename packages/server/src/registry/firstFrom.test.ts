import { expect, it } from 'vitest';
import { firstFrom } from './firstFrom.ts';

it.each([
  [0, 0],
  [2, 1],
  [3, 1],
  [9, 3],
])('finds what does not come before %s', (sought, at) =>
  expect(firstFrom([1, 3, 5], (each) => each < sought)).toBe(at),
);
