import { expect, test } from 'vitest';
import { createWordPlaces } from './wordPlaces.ts';

const places = createWordPlaces([['zinc', 'citrat', 'zinc'], [], ['zincoxid', 'iron'], ['iron', 'citrat']]);

test('a word is in each text that says it, once', () => {
  expect(places.of('zinc')).toEqual([0]);
  expect(places.of('citrat')).toEqual([0, 3]);
  expect(places.of('zin')).toEqual([]);
});

test('a beginning finds every word that begins so, the first and the last in order too', () => {
  expect(places.ofBeginning('zinc')).toEqual([0, 2]);
  expect(places.ofBeginning('c')).toEqual([0, 3]);
  expect(places.ofBeginning('zz')).toEqual([]);
});

test('a slip finds the words that differ in one letter', () => {
  expect(places.ofSlip('zinx')).toEqual([0]);
  expect(places.ofSlip('citratt')).toEqual([0, 3]);
  expect(places.ofSlip('oron')).toEqual([]);
});

test('none says anything where there is no text', () => {
  expect(createWordPlaces([]).ofBeginning('')).toEqual([]);
});
