import type { FormulaLine } from '../../../costing/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import type { LineDraft } from '../../../formula/index.ts';
import { convertMass } from '../../../registry/index.ts';
import { isUnusual } from '../knowledge/knownIngredients.ts';

/** The outcomes that a concept's words name. */
export const outcomesIn = (text: string, { lexicon }: Evidence): string[] =>
  lexicon.read(text).mentions.flatMap(({ kind, key }) => (kind === 'topic' ? [key] : []));

/**
 * The study that a suggested amount rests on: of those that found a benefit of the ingredient at a usual daily dose, one that
 * holds the amount, otherwise the one nearest to it. Undefined where the base has none.
 * @param outcomes of the product: a dose of lozenges against colds is none of a capsule for sleep; of none, any will do
 */
export function citedDose(
  { material, amount }: FormulaLine,
  { studies, ingredients }: Evidence,
  outcomes: readonly string[],
): LineDraft['cite'] {
  const ingredient = ingredients.get(material.ingredient);
  const found = studies
    .filter(
      ({ direction, passage, topics }) =>
        direction === 'benefit' &&
        (outcomes.length === 0 || topics.some((topic) => outcomes.includes(topic))) &&
        passage.studied?.ingredient.key === material.ingredient &&
        !isUnusual(passage.studied.dose, ingredient),
    )
    .toSorted((a, b) => (b.participants.count ?? 0) - (a.participants.count ?? 0));
  const holds = found.find(({ passage }) => {
    const dose = passage.studied?.dose;
    return dose?.unit === material.unit && dose.low <= amount && amount <= dose.high;
  });
  const nearest = found.toSorted(
    (a, b) => distance(a, material.unit, amount) - distance(b, material.unit, amount),
  )[0];
  const passage = (holds ?? nearest)?.passage;
  if (!passage?.studied) return undefined;
  const { kind, title, source, url, text } = passage;
  return { kind, title, source, url, passage: text, dose: passage.studied.dose };
}

/** How many times a study's dose is more or less than an amount, on a scale of logarithms. */
function distance({ passage }: Evidence['studies'][number], unit: string, amount: number): number {
  const dose = passage.studied?.dose;
  const low = dose && (dose.unit === unit ? dose.low : convertMass(dose.low, dose.unit, unit));
  return low ? Math.abs(Math.log(low / amount)) : Number.MAX_VALUE;
}
