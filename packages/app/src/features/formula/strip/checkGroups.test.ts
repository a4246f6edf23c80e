import type { StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { expect, it } from 'vitest';
import { checkGroups } from './checkGroups';

const formula = {
  lines: [
    { id: 1, name: 'Zinc' },
    { id: 2, name: 'Saffron' },
  ],
} as StoredFormula;

const check = (text: string, more: Partial<Check> = {}): Check => ({
  code: 'allergen.unconfirmed',
  severity: 'stop',
  text,
  ...more,
});
const shown = (checks: readonly Check[]) =>
  checkGroups(formula, checks).map(({ text, first, more }) => ({
    text,
    lines: [first, ...more].map(({ line }) => line),
  }));

it('says once what is said of several lines, where it is said first', () => {
  const open = 'No allergen is confirmed.';
  expect(shown([check(open, { line: 1 }), check('No line is the shell.'), check(open, { line: 2 })])).toEqual(
    [
      { text: open, lines: ['Zinc', 'Saffron'] },
      { text: 'No line is the shell.', lines: [undefined] },
    ],
  );
});

it('knows the same words behind the name of their line', () => {
  expect(
    shown([check('Zinc: nothing is known.', { line: 1 }), check('Saffron: nothing is known.', { line: 2 })]),
  ).toEqual([{ text: 'Nothing is known.', lines: ['Zinc', 'Saffron'] }]);
});

it('keeps apart what is of another severity', () => {
  expect(shown([check('Open.', { line: 1 }), check('Open.', { line: 2, severity: 'warn' })])).toHaveLength(2);
});
