import { expect, it } from 'vitest';
import { tabsMatching } from './matches';

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
