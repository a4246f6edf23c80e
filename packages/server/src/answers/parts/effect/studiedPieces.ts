import type { Evidence } from '../../../evidence/index.ts';
import { studiedDoseOf } from '../../../evidence/studies/studiedDose.ts';
import { formatAmount, nameInSentence } from '../../../registry/index.ts';
import { piecesBlocks } from '../../compute/pieces.ts';
import { type Block, fact, paragraph } from '../../prose.ts';
import { findDoses } from '../../understand/doses.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { gradeFor } from '../grades.ts';
import { distinctDoses, doseDoubt } from '../verdict.ts';

/**
 * How many pieces hold the dose that a question names; where it names none, the first that a record on the outcome asked
 * about states for a day. Null where there is neither.
 */
export function studiedPieces(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [key, ...others] = inquiry.ingredients;
  if (inquiry.amounts.length > 0 || !key || others.length > 0) return piecesBlocks(evidence, inquiry);
  const grades = inquiry.topics.flatMap((topic) => gradeFor(evidence, key, topic) ?? []);
  const stated = distinctDoses(grades.flatMap(({ studies }) => studies)).flatMap((study) => {
    const dose = studiedDoseOf(study.dose, nameInSentence(evidence, key));
    return dose ? [{ study, amounts: findDoses(formatAmount(dose.low, dose.unit)) }] : [];
  });
  const first = stated.find(({ amounts }) => amounts.length > 0);
  const held = first && piecesBlocks(evidence, { ...inquiry, amounts: first.amounts });
  if (!first || !held) return null;
  const { study } = first;
  const words = `Studied for ${study.outcome}: ${study.dose}${doseDoubt(study)}`;
  return [...held, paragraph(fact(words, study.passage))];
}
