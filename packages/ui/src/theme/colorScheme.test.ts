import { expect, it } from 'vitest';
import { parseColorScheme } from './colorScheme';

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['sepia', 'system'],
  ['', 'system'],
  [null, 'system'],
] as const)('reads %s as %s', (stored, expected) => {
  expect(parseColorScheme(stored)).toBe(expected);
});
