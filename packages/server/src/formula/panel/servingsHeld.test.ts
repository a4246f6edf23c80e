import { expect, it } from 'vitest';
import { servingsHeld } from './servingsHeld.ts';

it.each([
  [1.99, 'one'],
  [2, 'dualColumn'],
  // 0.1 + 0.2 and its like are off by less than any label is.
  [(0.1 + 0.2) / 0.15, 'dualColumn'],
  [1.9999999999, 'dualColumn'],
  [3, 'dualColumn'],
  [3.0000000001, 'dualColumn'],
  [3.01, 'several'],
])('%d times the reference amount is %s', (times, held) => expect(servingsHeld(times)).toBe(held));
