import type { StoredFormula } from '@seedbed/server/contract';
import { waysTo, type Way } from '@seedbed/server/formula/goal';
import type { Catalogue } from '../grid/catalogue';
import type { Basis } from '../model/computed';
import { resolved } from '../model/resolved';
import { otherForms } from './otherForms';

/** Single changes of a formula that bring a unit to the target cost. */
export const findWays = (
  target: number,
  { formula, basis, catalogue }: { formula: StoredFormula; basis: Basis; catalogue: Catalogue },
): Way[] =>
  waysTo(target, {
    draft: formula,
    data: basis.data,
    surroundings: basis.surroundings,
    resolve: (draft) => resolved(draft, basis),
    otherForms: (line) => otherForms(line, catalogue),
  });
