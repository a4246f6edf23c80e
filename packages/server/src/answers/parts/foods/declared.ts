import { labelNutrient } from '../../compute/labelNutrients.ts';
import { percentPrinted } from '../../compute/percentOnLabel.ts';
import { declaredSentences } from '../../compute/rounding.ts';
import type { Evidence } from '../../../evidence/index.ts';
import type { Food } from '../../../foods/index.ts';
import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { capitalize } from '../../../text/letters.ts';
import { fact, type Segment, type Sentence } from '../../prose.ts';
import type { FoodNutrient } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { derive } from '../../values.ts';
import { amountOf, heldIn } from './foodAmount.ts';
import { contentOf, foodPassage } from './foodPassage.ts';
import { referencesOf } from './forShare.ts';
import type { LabelsAsked } from './labelsAsked.ts';

/** A question, and what its figures are compared with. */
export interface Context {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  readonly labels: LabelsAsked;
}

/** How labels declare what an amount of a food holds; where no amount is asked about, what 100 g do. */
export function declaredOf(
  { evidence, inquiry, labels }: Context,
  food: Food,
  nutrient: FoodNutrient,
): Sentence[] {
  const value = contentOf(food, nutrient);
  const own = labelNutrient(nutrient.name);
  if (!labels.isDeclared || value === null || !own || own.unit !== nutrient.unit) return [];
  const held = Number(((value * (amountOf(inquiry, food)?.grams ?? 100)) / 100).toPrecision(3));
  const amount = {
    value: held,
    unit: own.unit,
    from: null,
    start: 0,
    end: 0,
    text: formatAmount(held, own.unit),
  };
  const { market } = inquiry;
  return declaredSentences(
    evidence,
    { amount, nutrient: own, value: held },
    market ? [market] : ['US', 'EU'],
  );
}

/** What an amount of a nutrient is of the reference values of labels. */
export function sharesOf(
  evidence: Evidence,
  inquiry: Inquiry,
  { nutrient, value, isPrinted }: { nutrient: FoodNutrient; value: number; isPrinted: boolean },
): Segment[] {
  return referencesOf(evidence, inquiry, nutrient).flatMap(({ row, key, reference, kind }) => {
    const isUs = row.jurisdiction === 'US';
    const percent = (value / reference) * 100;
    const printed =
      isUs && isPrinted ? `, declared as ${percentPrinted(percent, key)} on Nutrition Facts` : '';
    const exact = formatNumber(Number(percent.toPrecision(2)));
    const whole = formatNumber(Math.round(percent));
    const share =
      percent < 10 && percent > 1 && exact !== whole && !printed
        ? `${whole} % (${exact} %)`
        : percent < 10
          ? `${exact} %`
          : `${whole} %`;
    const told = `${share} of the ${kind} of ${formatAmount(row.amount, row.unit)}${printed}`;
    return [`, ${told}`, derive(row.passage, `${told}.`)];
  });
}

/** How labels declare each of several nutrients. */
export const declaredOfEach = (
  context: Context,
  food: Food,
  nutrients: readonly FoodNutrient[],
): Sentence[] =>
  nutrients.flatMap((nutrient) => [
    ...shareSentence(context, food, nutrient),
    ...declaredOf(context, food, nutrient),
  ]);

/** “Copper: 0.555 mg, 62 % of the US Daily Value of 0.9 mg”, where a share is asked for. */
function shareSentence(context: Context, food: Food, nutrient: FoodNutrient): Sentence[] {
  const { evidence, inquiry, labels } = context;
  const value = contentOf(food, nutrient);
  if (!labels.isShare || value === null) return [];
  const amount = amountOf(inquiry, food);
  const held = (value * (amount?.grams ?? 100)) / 100;
  const shares = sharesOf(evidence, inquiry, { nutrient, value: held, isPrinted: labels.isPrinted });
  if (shares.length === 0) return [];
  const told = `${capitalize(nutrient.name)}: ${amount ? heldIn(amount, value, nutrient.unit) : formatAmount(value, nutrient.unit)}`;
  return [fact(told, derive(foodPassage(food), `${told}.`), ...shares)];
}
