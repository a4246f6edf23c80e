import type { Evidence } from '../../evidence/index.ts';
import { declaredAs, type LabelRounding } from '../../formula/index.ts';
import { convertMass, formatAmount, formatNumber, massUnit, nameInSentence } from '../../registry/index.ts';
import { percentSentences } from '../parts/conversion.ts';
import { ruleSentence } from '../parts/law/regulation.ts';
import { type Block, fact, list, paragraph, type Sentence } from '../prose.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { sodiumOf } from '../understand/salt.ts';
import { dailyValuesOf, derive } from '../values.ts';
import { labelAmounts, labelNutrient } from './labelNutrients.ts';
import { declaredSentences } from './rounding.ts';

/** A panel of supplements is meant where it is called so, or the product is one and no other panel is named. */
const isOfSupplement = ({ question, dosageForms }: Inquiry): boolean =>
  /\bsupplements?\b/i.test(question) ||
  (!/\bnutrition facts?\b/i.test(question) && dosageForms.some((form) => ofSupplements.has(form)));

const ofSupplements: ReadonlySet<string> = new Set(['capsule', 'tablet', 'softgel', 'gummy']);

/** The % Daily Values that a US panel prints for amounts of vitamins and minerals; null where none is asked for. */
export function percentOnLabel(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { asks, market } = inquiry;
  const isPercent = asks.has('percent') || asks.has('labelValue');
  const panels = namesBothPanels(inquiry.question)
    ? [ofSupplement, ofFood]
    : [isOfSupplement(inquiry) ? ofSupplement : ofFood];
  if (isPercent && market === 'EU') return ofUnion(evidence, inquiry);
  if (!isPercent) return null;
  const printed = pairsOf(evidence, inquiry).flatMap((pair) =>
    panels.map((panel) => {
      const own = panel === ofFood && isOfDiets(pair.key) ? ofDiets : panel;
      return { panel: own, sentences: printedSentence(evidence, { ...pair, inquiry, panel: own }) };
    }),
  );
  const keys: readonly string[] = printed.map(({ panel }) => panel.ruleKey);
  const rules = evidence.rules.filter(({ key }) => keys.includes(key));
  const isWhole = printed.length > 0 && printed.every(({ sentences }) => sentences.length > 0);
  if (!isWhole || rules.length < new Set(keys).size) return null;
  const amounts = /\bround|\bdeclar|\b(?:what|how|which)\b[^?]*\bprint\b/i.test(inquiry.question)
    ? labelAmounts(inquiry.question).flatMap((amount) => declaredSentences(evidence, amount, ['US']))
    : [];
  return [
    paragraph(...amounts, ...printed.flatMap(({ sentences }) => sentences)),
    list(rules.map(ruleSentence)),
  ];
}

/** The shares of reference values that an EU label prints, in whole numbers; null where no amount is stated. */
function ofUnion(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const told = pairsOf(evidence, inquiry).flatMap(({ key, amount }) =>
    percentSentences(evidence, key, { ...inquiry, amounts: [amount] }),
  );
  const rules = evidence.rules.filter(({ market, title }) => market === 'EU' && title === '% NRV');
  return told.length > 0 ? [paragraph(...told), list(rules.map(ruleSentence))] : null;
}

/** Whether the Daily Value is a reference value of diets, not of vitamins and minerals: labels round its share to whole %. */
const isOfDiets = (key: string): boolean => {
  const nutrient = labelNutrient(key === 'cholesterol-dietary' ? 'cholesterol' : key);
  return nutrient !== undefined && nutrient.us !== null;
};

const ofSupplement = {
  name: 'Supplement',
  rounding: 'us-percent-supplement',
  ruleKey: 'us-rn-09',
} as const satisfies Panel & { ruleKey: string };
const ofFood = {
  name: 'Nutrition',
  rounding: 'us-percent-food',
  ruleKey: 'us-rn-08',
} as const satisfies Panel & { ruleKey: string };
const ofDiets = {
  name: 'Nutrition',
  rounding: 'us-percent-supplement',
  ruleKey: 'us-rn-10',
} as const satisfies Panel & {
  ruleKey: string;
};

/** A share of the Daily Value of a nutrient as a panel of foods prints it. */
export const percentPrinted = (percent: number, key: string): string =>
  printedBy(percent, (isOfDiets(key) ? ofDiets : ofFood).rounding);

const printedBy = (percent: number, rounding: LabelRounding): string =>
  declaredAs[rounding](percent).replace('%', ' %');

/** Whether a question asks of both panels, which round a share otherwise. */
export const namesBothPanels = (question: string): boolean =>
  /\bsupplements?(?: facts)?\b/i.test(question) &&
  /\bnutrition facts?\b|\bconventional foods?\b|\bfood label\b/i.test(question);

interface Pair {
  readonly key: string;
  readonly amount: Dose;
}

/** Each ingredient with its amount where there are as many of both, else the first of them. */
function pairsOf(evidence: Evidence, { question, ingredients, amounts }: Inquiry): Pair[] {
  const keys = ingredients.length === amounts.length ? ingredients : ingredients.slice(0, 1);
  return keys.flatMap((key, at) => {
    const amount = amounts[at];
    if (!amount || amount.unit === 'IU') return [];
    const held = key === 'sodium' ? sodiumOf(evidence, question, amount) : null;
    return [{ key, amount: held ?? amount }];
  });
}

interface Panel {
  readonly name: string;
  readonly rounding: LabelRounding;
}

function printedSentence(
  evidence: Evidence,
  { key, amount, inquiry, panel }: Pair & { inquiry: Inquiry; panel: Panel },
): Sentence[] {
  const value = dailyValuesOf(evidence, key).find(
    ({ jurisdiction, group }) => jurisdiction === 'US' && group === (inquiry.group ?? 'adults'),
  );
  const converted = value && convertMass(amount.value, amount.unit, massUnit(value.unit));
  if (!value || converted === null || converted === undefined) return [];
  const percent = (converted / value.amount) * 100;
  const printed = printedBy(percent, panel.rounding);
  const exact = `${formatNumber(Number(percent.toPrecision(3)))} %`;
  const of = inquiry.ingredients.length > 1 ? ` of ${nameInSentence(evidence, key)}` : '';
  const statement = `${printed} on a ${panel.name} Facts panel: ${formatAmount(amount.value, amount.unit)}${of} is ${exact} of the US Daily Value of ${formatAmount(value.amount, value.unit)}, declared as ${printed}`;
  return [fact(statement, derive(value.passage, `${statement}.`))];
}
