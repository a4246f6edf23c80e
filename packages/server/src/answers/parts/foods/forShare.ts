import type { Evidence } from '../../../evidence/index.ts';
import type { Food } from '../../../foods/index.ts';
import { convertMass, formatAmount, formatNumber, massUnit } from '../../../registry/index.ts';
import { labelNutrient } from '../../compute/labelNutrients.ts';
import { fact, type Sentence } from '../../prose.ts';
import type { FoodNutrient } from '../../understand/foods/foodsAsked.ts';
import { shareIn } from '../../understand/foods/foodTalk.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { dailyValuesOf, derive } from '../../values.ts';
import { contentOf, foodPassage, nameOf } from './foodPassage.ts';

/** The reference values of labels for a nutrient, in the market that is asked about. */
export function referencesOf(evidence: Evidence, { market }: Inquiry, nutrient: FoodNutrient) {
  const { key } = nutrient;
  const known = [key, labelNutrient(nutrient.name)?.key ?? '', `${key}-dietary`].find((each) =>
    evidence.ingredients.has(each),
  );
  if (known === undefined) return [];
  return dailyValuesOf(evidence, known)
    .filter(({ group, jurisdiction }) => group === 'adults' && (market === null || jurisdiction === market))
    .flatMap((row) => {
      const reference = convertMass(row.amount, row.unit, massUnit(nutrient.unit));
      const kind = row.jurisdiction === 'US' ? 'US Daily Value' : `EU ${row.kind}`;
      return reference === null ? [] : [{ row, key: known, reference, kind }];
    });
}

/** How much of a food gives the share of the reference values that is asked for; nothing where it holds none. */
export function amountForShare(
  evidence: Evidence,
  inquiry: Inquiry,
  { food, nutrient }: { food: Food; nutrient: FoodNutrient },
): Sentence[] {
  const value = contentOf(food, nutrient);
  if (value === null || value <= 0) return [];
  const percent = shareIn(inquiry.question);
  return referencesOf(evidence, inquiry, nutrient).map(({ row, reference, kind }) => {
    const grams = Number(((reference * percent) / value).toPrecision(3));
    const told = `${formatNumber(percent)} % of the ${kind} of ${formatAmount(row.amount, row.unit)} ${nutrient.name} is in ${formatAmount(grams, 'g')} of ${nameOf(food)}`;
    return fact(told, derive(foodPassage(food), `${told}.`), derive(row.passage, `${told}.`));
  });
}
