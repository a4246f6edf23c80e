import { expect, it } from 'vitest';
import { groupOfAge } from './ages.ts';

it.each([
  ['vitamin A limit, age 4-6', 'children'],
  ['a syrup for a 5 yr old', 'children'],
  ['is it fine for 6-month-olds?', 'infants'],
  ['zinc for 12 to 14 year olds', 'children'],
  ['iron for ages 19–50', null],
  ['creatine for a 70-year-old', 'older'],
  ['the most for a five-year-old', 'children'],
  ['vitamins for my 3yo', 'children'],
  ['most for an eight-month-old', 'infants'],
  ['a line for 11- to 14-year-olds', 'children'],
  ['niacin UL 11-14 efsa', 'children'],
  ['zinc max 10-15 mg', null],
  ['aged 10 mg', null],
  ['aged garlic extract', null],
])('%s is about %s', (question, group) => {
  expect(groupOfAge(question)).toBe(group);
});
