import { convertMass, findAmountsIn, formatAmount, formatNumber } from '../../registry/index.ts';
import { type Block, note, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { workedSentence } from './arithmetic.ts';

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
};
const inKilos: Readonly<Record<string, number>> = { kg: 1, kilo: 1, kilogram: 1, tonne: 1000, ton: 1000 };

const number = String.raw`\d+(?:[.,]\d+)?`;
const per = String.raw`\s*(?:\/|per|an?)\s*(kg|kilo(?:gram)?|tonne|ton)\b`;
const written = new RegExp(
  String.raw`(?:([$€£])\s?(${number})|(${number})\s?([$€£]|usd|eur|euros?|dollars?|gbp|pounds)(?![a-z]))${per}`,
  'i',
);

const massUnits = ['µg', 'mg', 'g'] as const;

/** What an amount costs at the price by weight that the question itself states; null where it states none. */
export function statedPriceBlocks({ question }: Inquiry): Block[] | null {
  const [, signBefore, valueBefore, valueAfter, signAfter, weight = ''] = written.exec(question) ?? [];
  const currency = currencies[(signBefore ?? signAfter ?? '').toLowerCase()];
  const price = Number((valueBefore ?? valueAfter ?? '').replace(',', '.'));
  const amount = findAmountsIn(question, massUnits)[0];
  const kilogram = inKilos[weight.toLowerCase()];
  const grams = amount ? convertMass(amount.value, amount.unit, 'g') : null;
  if (!amount || grams === null || !currency || !kilogram || !(price > 0)) return null;
  const perKilo = price / kilogram;
  const cost = (perKilo * grams) / 1000;
  const worth = cost < 0.01 ? Number(cost.toPrecision(2)) : Number(cost.toPrecision(3));
  const kilos = Number((grams / 1000).toPrecision(6));
  const material = kilos < 0.001 ? amount.text : formatAmount(kilos, 'kg');
  const sum = `${material} × ${formatNumber(perKilo)} ${currency}/kg`;
  const statement = `${worth < 0.001 ? worth.toFixed(5) : formatNumber(worth)} ${currency} for ${formatAmount(amount.value, amount.unit)}: ${sum}`;
  return [
    paragraph(
      workedSentence(statement),
      note('That is the material as it is bought, before losses and freight'),
    ),
  ];
}
