import { expect, test } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { createAskedWords, isOn, readAskedRows } from './askedWords.ts';
import { recordIndexOf } from './recordIndex.ts';

test.each([
  ['cost:moq/gummies', 'cost:moq/gummies', true],
  ['cost:moq/gummies', 'cost:moq/gummies-high', false],
  ['limit:*/us/ul/*', 'limit:zinc/us/ul/adults', true],
  ['limit:*/us/ul/*', 'limit:zinc/us/rda/adults', false],
  ['novelFood:chia*', 'novelFood:chia-seeds-12', true],
  ['study:*-vein*', 'study:horse-chestnut-vein', true],
  ['study:ab*ab', 'study:ab', false],
])('%s is on %s: %s', (row, key, is) => {
  expect(isOn(row, key)).toBe(is);
});

test('a word finds the records of all rows that have it, in another form too', () => {
  const passages = ['cost:lead/custom', 'cost:lead/stock', 'limit:zinc/us/ul/adults'].map((key) => ({ key }));
  const asked = createAskedWords(passages, [
    { key: 'cost:lead/*', words: 'turnaround; how soon' },
    { key: 'limit:zinc/us/ul/adults', words: 'ceilings' },
  ]);
  expect(asked.placesOf('turnaround')).toEqual([0, 1]);
  expect(asked.placesOf('ceiling')).toEqual([2]);
  expect(asked.placesOf('zinc')).toEqual([]);
  expect(asked.isOf('ceiling', new Set(['limit:zinc/us/ul/adults']))).toBe(true);
  expect(asked.isOf('turnaround', new Set(['cost:lead/custom']))).toBe(false);
});

test('every row is on a record', () => {
  const { passages } = recordIndexOf(loadEvidence());
  const rows = readAskedRows();
  const keys = new Set(passages.map(({ key }) => key));
  expect(rows.length).toBeGreaterThan(6000);
  const idle = rows.filter(({ key }) => !keys.has(key) && !passages.some((each) => isOn(key, each.key)));
  expect(idle.map(({ key }) => key)).toEqual([]);
});
