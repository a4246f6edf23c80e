import type { FormulaLine } from '../../costing/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { LineDraft } from '../../formula/index.ts';

/**
 * The study that a suggested amount rests on: of those that found a benefit of the ingredient at a daily dose, one that
 * holds the amount, otherwise the largest. Undefined where the base has none.
 */
export function citedDose({ material, amount }: FormulaLine, { studies }: Evidence): LineDraft['cite'] {
  const found = studies
    .filter(
      ({ direction, passage }) =>
        direction === 'benefit' && passage.studied?.ingredient.key === material.ingredient,
    )
    .toSorted((a, b) => (b.participants.count ?? 0) - (a.participants.count ?? 0));
  const holds = found.find(({ passage }) => {
    const dose = passage.studied?.dose;
    return dose?.unit === material.unit && dose.low <= amount && amount <= dose.high;
  });
  const passage = (holds ?? found[0])?.passage;
  if (!passage?.studied) return undefined;
  const { kind, title, source, url, text } = passage;
  return { kind, title, source, url, passage: text, dose: passage.studied.dose };
}
