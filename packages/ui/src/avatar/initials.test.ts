import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Rosalind Franklin', 'RF'],
  ['Barbara Jane McClintock', 'BM'],
  ['  ada   lovelace ', 'AL'],
  ['Plato', 'P'],
  ['émilie du châtelet', 'ÉC'],
  ['e\u0301milie', 'E\u0301'],
  ['屠 呦呦', '屠呦'],
  ['👩🏽‍🔬 Lab', '👩🏽‍🔬L'],
  ['', 'U'],
  ['   ', 'U'],
])('of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
