import type { FormFactor } from '../../contract/index.ts';
import { valuesWith } from '../constants/constants.ts';
import { limitOf } from './formLimits.ts';
import { piecesOf } from './hold.ts';
import type { FormulaLine } from '../line.ts';

/** Where no form is named: amounts that are stated and would take more capsules than a serving has are of a powder. */
export function formOfAmounts(usual: FormFactor, lines: readonly FormulaLine[]): FormFactor {
  const stated = lines.filter(({ isStated }) => isStated);
  const isTooMuch = piecesOf('capsule', stated, valuesWith()) > limitOf('capsule').most;
  return usual === 'capsule' && isTooMuch ? 'powder' : usual;
}

/** The trade calls softgels of oil capsules as well; a hard capsule holds none. */
export const formThatHolds = (said: FormFactor, lines: readonly FormulaLine[]): FormFactor =>
  said === 'capsule' && lines.length > 0 && lines.every(({ material }) => material.category === 'oil')
    ? 'softgel'
    : said;
