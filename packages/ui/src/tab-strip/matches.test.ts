import { describe, expect, it } from 'vitest';
import { tabsMatching, typeAhead } from './matches';

const tabs = ['Résumé', 'Sleep formula', 'Search'].map((title) => ({ title }));

it.each([
  ['', 3],
  ['  ', 3],
  ['resume', 1],
  ['FORM', 1],
  ['se', 1],
  ['s', 3],
  ['x', 0],
])('%j finds %i', (text, count) => expect(tabsMatching(tabs, text)).toHaveLength(count));

describe('typeAhead', () => {
  const labels = ['Rename', 'Move left', 'Move right', 'Close'];
  it.each([
    ['m', -1, 1],
    ['m', 1, 2],
    ['mm', 2, 1],
    ['move r', 1, 2],
    ['mo', 1, 1],
    ['c', 0, 3],
    ['x', 0, -1],
  ])('%j from %i goes to %i', (text, from, expected) => expect(typeAhead(labels, from, text)).toBe(expected));
});
