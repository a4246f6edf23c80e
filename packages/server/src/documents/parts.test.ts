import { expect, it } from 'vitest';
import { money } from './parts.ts';

it.each([
  [12, '12.00'],
  [0.9, '0.90'],
  [3491.908, '3,491.91'],
  [0.002345, '0.0023'],
  [0, '0.00'],
  [null, null],
])('tells %s US dollars as %s', (value, told) => expect(money(value)).toBe(told));
