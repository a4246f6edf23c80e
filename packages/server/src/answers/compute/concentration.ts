import { convertMass, findAmountsIn, formatAmount, formatNumber } from '../../registry/index.ts';
import { type Block, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { workedSentence } from './arithmetic.ts';

const units = ['µg', 'mg', 'g'] as const;
const aDay = /^\s*(?:\/\s?d(?:ay)?\b|(?:a|per|each)\s+day\b|daily\b)/i;
const asks = /\bconcentration|\bppm\b|\bppb\b|\b(?:mg|µg|mcg)\s?(?:\/|per)\s?k?g\b|\blevel in (?:the|our)\b/i;

/** What a product may hold of something so that its daily amount brings no more than a daily limit; null where both are not stated. */
export function concentrationBlocks({ question }: Inquiry): Block[] | null {
  if (!asks.test(question)) return null;
  const daily = findAmountsIn(question, units).filter(({ end }) => aDay.test(question.slice(end)));
  const [limit, amount] = daily.toSorted((left, right) => inGrams(left) - inGrams(right));
  if (!limit || !amount || amount.unit !== 'g' || limit.unit === 'g') return null;
  const micrograms = inGrams(limit) * 1e6;
  const ppm = Number((micrograms / amount.value).toPrecision(3));
  const statement = `${formatAmount(ppm, 'mg/kg')}, or ${formatNumber(ppm)} µg/g (ppm): ${formatAmount(limit.value, limit.unit)} a day ÷ ${formatAmount(amount.value, 'g')} a day`;
  return [paragraph(workedSentence(statement))];
}

const inGrams = ({ value, unit }: { value: number; unit: string }): number =>
  convertMass(value, unit, 'g') ?? 0;
