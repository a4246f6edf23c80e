import type { Evidence } from '../../../evidence/index.ts';
import { massUnit, nameInSentence } from '../../../registry/index.ts';
import { dailyValuesOf, limitsOf } from '../../values.ts';
import type { Dose } from '../doses.ts';
import type { Inquiry } from '../inquiry.ts';

/** The upper limit or the label value for adults that the question before asked for, of the market that it named. */
export function figureBefore({ ingredients, asks, markets }: Inquiry, evidence: Evidence): Dose[] {
  const [key] = ingredients;
  if (!key) return [];
  const isMeant = (market: string) =>
    markets.length === 0 || markets.some((each) => each === market || (each === 'EU' && market === 'EFSA'));
  const row = asks.has('limit')
    ? limitsOf(evidence, key).find(
        ({ kind, amount, authority }) => kind === 'UL' && amount !== null && isMeant(authority),
      )
    : asks.has('labelValue')
      ? dailyValuesOf(evidence, key).find(
          ({ group, jurisdiction }) => group === 'adults' && isMeant(jurisdiction),
        )
      : undefined;
  const unit = massUnit(row?.unit ?? '');
  if (!row || row.amount === null || (unit !== 'µg' && unit !== 'mg' && unit !== 'g')) return [];
  return [{ value: row.amount, unit, text: `${row.amount} ${unit}` }];
}

/**
 * “How many mg of the gluconate would I weigh in for that?” with the figure that the question before asked for in the place
 * of the word for it; null where a turn names no compound to reach it with, or another ingredient.
 */
export function withFigureBefore(evidence: Evidence, own: Inquiry, before: Inquiry): string | null {
  const [key, ...others] = before.ingredients;
  const isOfSame = others.length === 0 && own.ingredients.every((each) => each === key);
  if (!key || !isOfSame || own.forms.length === 0 || own.amounts.length > 0) return null;
  const [figure] = forThat.test(own.question) ? figureBefore(before, evidence) : [];
  return figure
    ? own.question.replace(forThat, `$1 ${figure.text} of ${nameInSentence(evidence, key)}`)
    : null;
}

const forThat = /\b(for|from|to (?:get|reach|hit|give|cover)) (?:that|this|it)\b(?! \p{L})/iu;
