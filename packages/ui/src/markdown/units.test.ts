import { expect, it } from 'vitest';
import { joinUnits } from './units';

it.each([
  ['20 µg (800 IU) a day', '20\u202fµg (800\u202fIU) a day'],
  ['1.5 g and 12 weeks', '1.5\u202fg and 12\u202fweeks'],
  ['I² 71 %', 'I² 71\u202f%'],
  ['8 fl oz', '8\u202ffl oz'],
])('keeps %j together', (text, joined) => expect(joinUnits(text)).toBe(joined));

it.each(['2 grams', '12 gummies', 'a g', 'version 2 ginger', '20µg', 'B12 yields'])(
  'leaves %j as it is',
  (text) => expect(joinUnits(text)).toBe(text),
);
