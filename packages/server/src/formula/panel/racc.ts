import { check, type Check } from '../check.ts';
import type { Formula } from '../formula.ts';
import { servingsHeld, servingsHeldSource as source } from './servingsHeld.ts';

/** What a container's content says about its servings, by the food's reference amount. */
export function raccCheck({ racc, serving, options }: Formula, servings: number | null): Check[] {
  const size = racc?.unit === 'mL' ? serving.ml : serving.grams;
  if (!racc || !size || servings === null) return [];
  const held = servingsHeld((size * servings) / racc.amount);
  if (held === 'one' && servings > 1 + 1e-9) {
    const text = 'The container holds less than twice the reference amount: it is one serving.';
    return [check('label.oneServing', { text, source })];
  }
  if (held !== 'dualColumn' || options.dualColumn) return [];
  const text = 'The container holds two to three times the reference amount: columns per container are due.';
  return [check('label.dualColumn', { text, source })];
}
