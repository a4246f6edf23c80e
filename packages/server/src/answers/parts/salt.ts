import type { Evidence } from '../../evidence/index.ts';
import { convertMass, formatAmount } from '../../registry/index.ts';
import { doubt, fact, type Sentence } from '../prose.ts';
import { derive } from '../values.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { saltRule, saltOrSodium } from '../understand/salt.ts';

/** Works an amount of sodium into the salt that an EU label declares, or back, by the rule that says so. */
export function saltSentences(evidence: Evidence, { question, amounts }: Inquiry): Sentence[] {
  const { rule, factor } = saltRule(evidence);
  const [amount] = amounts;
  const isNamed = /\bsalt\b/i.test(question) && /\bsodium\b/i.test(question);
  if (!rule || !isNamed || !amount || amount.unit === 'IU') return [];
  const isSalt = saltOrSodium(question, amount) === 'salt';
  const [from, to, value] = isSalt
    ? ['salt', 'sodium', amount.value / factor]
    : ['sodium', 'salt', amount.value * factor];
  const worked = formatAmount(Number(value.toPrecision(3)), amount.unit);
  const sum = `${formatAmount(amount.value, amount.unit)} ${isSalt ? '÷' : '×'} ${factor}`;
  const grams = convertMass(value, amount.unit, 'g');
  const inGrams =
    to === 'salt' && amount.unit !== 'g' && grams !== null ? ` (${formatAmount(grams, 'g')})` : '';
  const statement = `${formatAmount(amount.value, amount.unit)} of ${from} is ${worked}${inGrams} of ${to}: ${sum}`;
  return [fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`))];
}
