import type { Evidence } from '../../evidence/index.ts';
import { convertMass, formatAmount, formatNumber, householdMl } from '../../registry/index.ts';
import { ruleSentence } from '../parts/law/regulation.ts';
import { type Block, fact, list, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';
import { workedSentence } from './arithmetic.ts';

const millilitres: Readonly<Record<string, number>> = {
  m: 1,
  c: 10,
  '': 1000,
  'fl oz': householdMl['fl oz'],
};
const volume =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)[\s-]*(?:([mc]?)l(?:it(?:er|re)s?)?|m?illilit(?:er|re)s?|(fl\.? ?oz)|fluid ounces?)\b/i;
const counted =
  /\bper (?:lit(?:re|er)|l\b|100 ?ml)|\/ ?(?:l|100 ?ml)\b|\bhigh[- ]caffeine\b|\b(?:warning|wording|threshold)\b/i;

interface Volume {
  readonly ml: number;
  readonly text: string;
}

/** The volume that a question states: the first that nothing is counted per. */
function volumeIn(question: string): Volume | null {
  const found = volume.exec(question.replace(/\bper 100 ?ml\b/gi, (basis) => ' '.repeat(basis.length)));
  if (!found) return null;
  const [text, digits = '', prefix = '', ounces] = found;
  const unit = /illi/i.test(text) ? 'm' : ounces || /fluid/i.test(text) ? 'fl oz' : prefix.toLowerCase();
  return { ml: Number(digits.replace(',', '.')) * (millilitres[unit] ?? 1), text };
}

const within = /\b(?:in|per) (?:a |an |one |each |every |the )?\d/i;

/** Whether a question states so much in so much of a drink. */
export const isOfVolume = ({ question, ingredients, amounts }: Inquiry): boolean =>
  ingredients.length > 0 &&
  amounts.length > 0 &&
  (counted.test(question) || within.test(question)) &&
  volumeIn(question) !== null;

/** Whether it asks for nothing but what that is by volume. */
export const isByVolume = ({ question }: Inquiry): boolean => counted.test(question);

/** What an amount in a volume is per litre and per 100 ml, and the rules that begin above so much; null without both. */
export function perLitreBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [amount] = inquiry.amounts;
  const held = volumeIn(inquiry.question);
  const mg = amount && convertMass(amount.value, amount.unit, 'mg');
  if (!amount || !held || mg === null || mg === undefined || !isOfVolume(inquiry)) return null;
  const perLitre = Number(((mg / held.ml) * 1000).toPrecision(3));
  const statement = `${formatAmount(perLitre, 'mg/l')}, or ${formatNumber(Number((perLitre / 10).toPrecision(3)))} mg per 100 ml: ${formatAmount(amount.value, amount.unit)} ÷ ${held.text}`;
  const begun = rulesFrom(evidence, inquiry, perLitre);
  return [
    paragraph(workedSentence(statement), ...begun.map(({ told }) => told)),
    list(begun.map(({ rule }) => ruleSentence(rule))),
  ];
}

const above = /\babove (\d+) mg\/l\b/;

/** The rules on the ingredient that begin above a concentration, and whether this one is above. */
export function rulesFrom(evidence: Evidence, { ingredients, markets }: Inquiry, perLitre: number) {
  return evidence.rules.flatMap((rule) => {
    const from = Number(above.exec(rule.trigger)?.[1]);
    const isOn =
      rule.ingredients.some((key) => ingredients.includes(key)) && rule.trigger.startsWith('beverage');
    if (!isOn || !(from > 0) || (markets.length > 0 && !markets.some((market) => market === rule.market)))
      return [];
    const isAbove = perLitre > from;
    const statement = `${isAbove ? 'Above' : 'Not above'} the ${from} mg/l from which the rule on ${rule.title} holds`;
    return [{ rule, isAbove, told: fact(statement, derive(rule.passage, `${statement}.`)) }];
  });
}
