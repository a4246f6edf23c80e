import { expect, it } from 'vitest';
import { weighable } from './weighable.ts';

it.each([
  [14.3355, '14.34'],
  [0.0143355, '0.01434'],
  [200, '200'],
  [1000, '1,000'],
  [12345.6, '12,346'],
  [0.5, '0.5'],
  [33.333333, '33.33'],
  [9.99996, '10'],
  [0, '0'],
])('%f is written as %s', (value, text) => expect(weighable(value)).toBe(text));
