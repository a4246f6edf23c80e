import { expect, it } from 'vitest';
import { enumeration } from './enumeration.ts';

it.each([
  [[], ''],
  [['X'], 'X'],
  [['X', 'Y'], 'X and Y'],
  [['X', 'Y', 'Z'], 'X, Y and Z'],
])('%j is told as “%s”', (items, told) => expect(enumeration(items)).toBe(told));
