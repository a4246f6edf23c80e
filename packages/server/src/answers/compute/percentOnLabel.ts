import type { Evidence } from '../../evidence/index.ts';
import { declaredAs } from '../../formula/index.ts';
import { convertMass, formatAmount, formatNumber, massUnit } from '../../registry/index.ts';
import { ruleSentence } from '../parts/regulation.ts';
import { type Block, fact, list, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { dailyValuesOf, derive } from '../values.ts';

/** A panel of supplements is meant where it is called so, or the product is one and no other panel is named. */
const isOfSupplement = ({ question, dosageForms }: Inquiry): boolean =>
  /\bsupplements?\b/i.test(question) ||
  (!/\bnutrition facts?\b/i.test(question) && dosageForms.some((form) => ofSupplements.has(form)));

const ofSupplements: ReadonlySet<string> = new Set(['capsule', 'tablet', 'softgel', 'gummy']);

/** The % Daily Value that a US panel prints for an amount of a vitamin or mineral; null where none is asked for. */
export function percentOnLabel(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { ingredients, amounts, asks, market } = inquiry;
  const [key] = ingredients;
  const [amount] = amounts;
  const isPercent = asks.has('percent') || asks.has('labelValue');
  if (!key || !amount || amount.unit === 'IU' || !isPercent || market === 'EU') return null;
  const value = dailyValuesOf(evidence, key).find(
    ({ jurisdiction, group }) => jurisdiction === 'US' && group === (inquiry.group ?? 'adults'),
  );
  const converted = value && convertMass(amount.value, amount.unit, massUnit(value.unit));
  if (!value || converted === null || converted === undefined) return null;
  const isSupplement = isOfSupplement(inquiry);
  const rule = evidence.rules.find((each) => each.key === (isSupplement ? 'us-rn-09' : 'us-rn-08'));
  if (!rule) return null;
  const percent = (converted / value.amount) * 100;
  const printed = declaredAs[isSupplement ? 'us-percent-supplement' : 'us-percent-food'](percent);
  const exact = `${formatNumber(Number(percent.toPrecision(3)))} %`;
  const statement = `${printed.replace('%', ' %')} on a ${isSupplement ? 'Supplement' : 'Nutrition'} Facts panel: ${formatAmount(amount.value, amount.unit)} is ${exact} of the US Daily Value of ${formatAmount(value.amount, value.unit)}, declared as ${printed.replace('%', ' %')}`;
  return [paragraph(fact(statement, derive(value.passage, `${statement}.`))), list([ruleSentence(rule)])];
}
