import { expect, it } from 'vitest';
import { typeAhead } from './typeAhead';

const slides = ['Search', 'Scenarios', 'Suppliers', 'Claims'];
const entries = ['Rename', 'Move left', 'Move right', 'Close'];

it.each([
  ['s', 0, 1],
  ['ss', 1, 2],
  ['s', 2, 0],
  ['su', 2, 2],
  ['c', 0, 3],
  ['x', 0, null],
  ['', 0, null],
])('%j from %i is %j', (typed, current, expected) =>
  expect(typeAhead(slides, typed, current)).toBe(expected),
);

it.each([
  ['m', -1, 1],
  ['mo', -1, 1],
  ['m', 1, 2],
  ['mm', 2, 1],
  ['move r', 1, 2],
  ['c', 0, 3],
  ['x', 0, null],
])('%j among entries from %i is %j', (typed, current, expected) =>
  expect(typeAhead(entries, typed, current)).toBe(expected),
);

it('looks past case and accents', () => expect(typeAhead(['Claims', 'Résumé'], 'RESU', 0)).toBe(1));
it('finds nothing in nothing', () => expect(typeAhead([], 's', 0)).toBeNull());
