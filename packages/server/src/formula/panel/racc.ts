import { check, type Check } from '../check.ts';
import type { Formula } from '../formula.ts';

const source = '21 CFR 101.9(b)(6), (b)(12)';

/**
 * What a container's content says about its servings: under twice the reference amount it is one, from two to three
 * times a second pair of columns is due.
 */
export function raccCheck({ racc, serving, options }: Formula, servings: number | null): Check[] {
  const size = racc?.unit === 'mL' ? serving.ml : serving.grams;
  if (!racc || !size || servings === null) return [];
  const times = (size * servings) / racc.amount;
  if (times < 2 - 1e-9 && servings > 1 + 1e-9) {
    const text = 'The container holds less than twice the reference amount: it is one serving.';
    return [check('label.oneServing', { text, source })];
  }
  if (times < 2 - 1e-9 || times > 3 + 1e-9 || options.dualColumn) return [];
  const text = 'The container holds two to three times the reference amount: columns per container are due.';
  return [check('label.dualColumn', { text, source })];
}
