import { expect, it } from 'vitest';
import { foldAlike } from './fold';

it.each([
  ['', ''],
  ['x', 'x'],
  ['s', 's'],
  ['ssxssxs', '(ss)x(ss)xs'],
  ['xxsss', 'xx(sss)'],
])('folds %j to %j', (entries, expected) => {
  const folded = foldAlike([...entries], (entry) => entry === 's');
  const told = folded.map((each) => (each.isFold ? `(${each.entries.join('')})` : each.entry));
  expect(told.join('')).toBe(expected);
});
