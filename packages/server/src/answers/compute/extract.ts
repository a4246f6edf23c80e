import { formatAmount } from '../../registry/index.ts';
import { asksForCompound } from '../parts/form.ts';
import { fact, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { arithmetic } from './arithmetic.ts';

const share = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%(?!\s*(?:of the )?(?:dv|nrv|ri|rda|rdi|daily))/i;
const material =
  /\b(?:extracts?|standardi[sz]ed|powder|concentrate|trituration|oil|premix|beadlets?|assay)\b/i;

/** How much of an active a material of a stated strength holds, or how much of it an amount of the active takes. */
export function extractSentences({ question, amounts }: Inquiry, name: string): Sentence[] {
  const [amount] = amounts;
  const percent = Number(share.exec(question)?.[1]?.replace(',', '.'));
  if (!amount || amount.unit === 'IU' || !material.test(question) || !(percent > 0 && percent < 100))
    return [];
  const isNeed = asksForCompound(question) || needed.test(question);
  const value = isNeed ? (amount.value * 100) / percent : (amount.value * percent) / 100;
  const stated = formatAmount(amount.value, amount.unit);
  const worked = formatAmount(Number(value.toPrecision(3)), amount.unit);
  const strength = formatAmount(percent, '%');
  const statement = isNeed
    ? `${stated} of ${name} takes ${worked} of a material with ${strength} of it: ${stated} ÷ ${strength}`
    : `${stated} of a material with ${strength} ${name} holds ${worked} of it: ${stated} × ${strength}`;
  return [fact(statement, { ...arithmetic(statement), text: `${statement}, of ${name}.` })];
}

/** “How much of a 5 % extract for 30 mg of the active?” */
const needed = /\bhow much\b[^.?]*\b(?:extract|powder|oil|material|concentrate)\b[^.?]*\b(?:for|to)\b/i;
