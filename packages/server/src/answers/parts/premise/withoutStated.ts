import type { Evidence } from '../../../evidence/index.ts';
import { findDoses } from '../../understand/doses.ts';
import { understand } from '../../understand/understand.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { statesFigure } from './byFigure.ts';
import { premisesOf } from './premises.ts';

/**
 * A question without the amounts that it takes an authority to have set, where it asks on another: “since the limit is 12 mg,
 * may a tablet give 20 mg?” asks on the 20 mg.
 */
export function withoutStated(evidence: Evidence, understanding: Understanding): Understanding {
  const { question, isFollowUp } = understanding.whole;
  if (isFollowUp) return understanding;
  const left = premisesOf(question)
    .filter(({ said }) => statesFigure(said))
    .reduce((text, { said }) => {
      const rest = text.replace(said, '');
      const plain = findDoses(said).reduce((premise, { text: amount }) => premise.replace(amount, ''), said);
      return findDoses(rest).length > 0 ? text.replace(said, plain) : text;
    }, question);
  return left === question ? understanding : understand(evidence, left);
}
