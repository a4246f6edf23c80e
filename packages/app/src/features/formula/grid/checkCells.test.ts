import type { Check } from '@seedbed/server/formula';
import { expect, it } from 'vitest';
import { checksText, columnOf, columnOfPath, stopOf, worstNew } from './checkCells';

const check = (code: Check['code'], severity: Check['severity'], text: string = code): Check => ({
  code,
  severity,
  text,
  line: 1,
});
const overLimit = check('dose.overLimit', 'stop', 'Too much.');
const noPrice = check('price.missing', 'warn');
const caffeine = check('panel.caffeine', 'note');

it.each([
  ['conversion.form', 'form'],
  ['conversion.iu', 'amount'],
  ['price.old', 'price'],
  ['overage.none', 'overage'],
  ['allergen.unconfirmed', 'checks'],
] as const)('%s marks the cell of %s', (code, columnId) => expect(columnOf({ code })).toBe(columnId));

it.each([
  ['amount.value', 'amount'],
  ['source', 'form'],
  ['note', 'name'],
])('the field %s is seen in the column of %s', (path, columnId) => expect(columnOfPath(path)).toBe(columnId));

it('says in a cell only what stops an approval', () => {
  expect(stopOf([noPrice, overLimit], 'amount')).toBe('Too much.');
  expect(stopOf([noPrice], 'price')).toBeUndefined();
});

it('counts a line’s checks behind the worst', () => {
  expect(checksText([overLimit, noPrice, caffeine])).toBe('Stops approval and 2 more');
  expect(checksText([caffeine])).toBe('Note');
  expect(checksText([])).toBe('');
});

it('finds the worst check that is new', () => {
  expect(worstNew([overLimit], [overLimit, caffeine, noPrice])).toBe(noPrice);
  expect(worstNew([overLimit], [overLimit])).toBeNull();
});
