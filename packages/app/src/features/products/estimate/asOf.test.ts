import { expect, it } from 'vitest';
import { asOfInWords } from './asOf';

it.each([
  ['2026-11', 'Nov 2026'],
  ['2025-01', 'Jan 2025'],
  ['2019', '2019'],
])('%s reads %s', (asOf, words) => expect(asOfInWords(asOf)).toBe(words));
