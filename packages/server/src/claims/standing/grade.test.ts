import { expect, it } from 'vitest';
import { check } from '../testing/check.ts';

const product = { nutrients: [{ key: 'magnesium', amount: 320, unit: 'mg' }], ingredients: [] };
const evidenceOf = (text: string) =>
  check(text, { basis: undefined }, product)
    .sentences.flatMap(({ conditions }) => conditions)
    .flatMap(({ kind, text: told }) => (kind === 'evidence' ? [told] : []));

it('says that studies disagree, which is more than that none is known', () =>
  expect(evidenceOf('Magnesium helps you fall asleep.')).toEqual([
    'Magnesium and sleep: grade D, studies disagree; needs grade B inside the studied dose',
  ]));

it('goes by what has a benefit, where another has none', () =>
  expect(evidenceOf('Magnesium and melatonin help you fall asleep.')).toEqual([
    expect.stringMatching(/^Melatonin and sleep: grade B, whether this dose/),
  ]));
