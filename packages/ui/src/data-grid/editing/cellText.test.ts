import { expect, it } from 'vitest';
import { keptText } from './cellText';
import type { GridEditor } from '../columns';

const number: GridEditor = { kind: 'number' };
const quantity: GridEditor = { kind: 'quantity', units: ['mg', 'IU', 'bn CFU'] };
const own: GridEditor = {
  ...quantity,
  parse: (text) => (text === 'a pinch' ? { value: 300, unit: 'mg' } : null),
};

it.each([
  ['1200', number, '', 'en', '1,200'],
  ['1.200', number, '', 'de', '1.200'],
  ['about 5', number, '', 'en', 'about 5'],
  ['120mg', quantity, '', 'en', '120 mg'],
  ['2 000 iu', quantity, '120 mg', 'en', '2,000 IU'],
  ['200', quantity, '120 IU', 'en', '200 IU'],
  ['200', quantity, '', 'en', '200 mg'],
  ['12 stone', quantity, '120 mg', 'en', '12 stone'],
  ['a pinch', own, '', 'en', '300 mg'],
  [' Zinc ', { kind: 'text' } as GridEditor, '', 'en', 'Zinc'],
])('%j with %j after %j in %s is kept as %j', (typed, editor, before, locale, kept) => {
  expect(keptText(typed, { editor, before, locale })).toBe(kept);
});
