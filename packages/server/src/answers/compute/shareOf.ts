import type { Evidence } from '../../evidence/index.ts';
import type { DailyValue } from '../../evidence/records.ts';
import { formatAmount } from '../../registry/index.ts';
import type { Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { dailyValuesOf } from '../values.ts';
import { workedFrom } from './arithmetic.ts';

const share =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?(?:%|per ?cent\b)(?!\s*(?:powder|beadlets?|oil|extract|premix|trituration|pure)\b)/i;
const ofReference = /\bnrvs?\b|\bdvs?\b|\bdaily values?\b|\breference (?:value|intake)/i;

/** What a share of the reference values comes to: “15 % of the NRV of zinc”. Nothing where an amount is stated. */
export function shareSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const percent = Number(share.exec(inquiry.question)?.[1]?.replace(',', '.'));
  if (!(percent > 0) || inquiry.amounts.length > 0 || !ofReference.test(inquiry.question)) return [];
  return dailyValuesOf(evidence, key)
    .filter(({ group }) => group === 'adults')
    .filter(({ jurisdiction }) => inquiry.market === null || jurisdiction === inquiry.market)
    .map((value) => workedFrom(value.passage, shareStatement(value, percent).statement));
}

/** What so many per cent of a reference value are, and how that is said. */
export function shareStatement(
  value: Pick<DailyValue, 'jurisdiction' | 'kind' | 'amount' | 'unit'>,
  percent: number,
): { part: string; statement: string } {
  const name = value.jurisdiction === 'US' ? 'US Daily Value' : `EU ${value.kind}`;
  const part = formatAmount(Number(((value.amount * percent) / 100).toPrecision(4)), value.unit);
  const statement = `${formatAmount(percent, '%')} of the ${name} of ${formatAmount(value.amount, value.unit)} is ${part}`;
  return { part, statement };
}
