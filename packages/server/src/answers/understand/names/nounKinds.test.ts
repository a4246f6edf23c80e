import { expect, it } from 'vitest';
import { kindOfNoun, kindOfUnread } from './nounKinds.ts';

it.each([
  ['firefighters', 'person'],
  ['psoriasis', 'ailment'],
  ['camel', 'creature'],
  ['mugwort', 'creature'],
  ['fluoxetine', 'medicine'],
  ['sentence', null],
  ['London', null],
])('knows what a noun names: %s', (noun, kind) => {
  expect(kindOfNoun(noun)).toBe(kind);
});

it('reads a medicine that no list has by the ending of its name', () => {
  expect(kindOfNoun('macitentan')).toBeNull();
  expect(kindOfUnread('macitentan')).toBe('medicine');
  expect(kindOfUnread('Tolvaptan')).toBe('medicine');
  expect(kindOfUnread('turkesterone')).toBeNull();
});
