import { formatNumber, stems } from '../../../registry/index.ts';
import { ofSale } from '../worked/heldPrices.ts';
import { type HeldRate, ratesNamed } from '../worked/heldRates.ts';
import type { Quantity } from '../worked/quantities.ts';
import { rateValue, type Sheet, stated } from '../worked/sheet.ts';
import { type Ends, type Factor, isRange } from './factor.ts';
import { dimsOf } from './dimsOf.ts';
import { times } from './dims.ts';

/** What several prices on file come to, and the amounts of the question that are in it. */
export interface OfMaterials {
  readonly factor: Factor;
  readonly rates: readonly HeldRate[];
  readonly used: readonly Quantity[];
}

/** Asks what one costs more than the other. */
export const ofDifference =
  /\bdifference\b|\bmore\b|\bcheaper\b|\bdearer\b|\bsav(?:e|ed|ing|ings)\b|\binstead of\b|\bextra\b|\bless\b|\bgap\b/i;

/** Two or more materials that are priced by weight: their difference, or what an amount of each comes to together. */
export function ofMaterials(sheet: Sheet): OfMaterials | null {
  if (ofSale.test(sheet.whole)) return null;
  const rates = ratesNamed(sheet.evidence, sheet.whole)
    .map(({ rate }) => rate)
    .filter(({ per }) => per.of === 'mass');
  const [first, second, ...others] = inOrder(sheet, rates);
  if (!first || !second || [second, ...others].some(({ symbol }) => symbol !== first.symbol)) return null;
  if (others.length === 0 && ofDifference.test(sheet.whole)) return differenceOf(first, second);
  return togetherOf(sheet, [first, second, ...others]);
}

/** As the question names them. */
const inOrder = ({ whole }: Sheet, rates: readonly HeldRate[]): HeldRate[] => {
  const words = stems(whole);
  const placeOf = ({ names }: HeldRate) =>
    Math.min(
      ...names
        .flat()
        .map((word) => words.indexOf(word))
        .filter((at) => at >= 0),
    );
  return rates.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** What a kilo of one costs more than a kilo of the other, at each end. */
function differenceOf(first: HeldRate, second: HeldRate): OfMaterials {
  const [dear, cheap] = first.high >= second.high ? [first, second] : [second, first];
  const grams = dear.per.worth;
  const of = (end: 'low' | 'high') => Math.abs(dear[end] - cheap[end]) / grams;
  const typical =
    dear.typical === null || cheap.typical === null ? null : (dear.typical - cheap.typical) / grams;
  const ends = { low: of('low'), typical, high: of('high') };
  const words = `(${priceOf(dear)} − ${priceOf(cheap)})`;
  const dims = { [dear.symbol]: 1, mass: -1 };
  return { factor: { ends, dims, words, signs: [1] }, rates: [dear, cheap], used: [] };
}

/** “200 mg of this and 100 mg of that”: each amount at the price of what is named in its turn. */
function togetherOf(sheet: Sheet, rates: readonly HeldRate[]): OfMaterials | null {
  const amounts = sheet.quantities.filter(
    ({ unit, per }) => unit.dimension === 'mass' && (per === null || per.unit.dimension !== 'mass'),
  );
  if (amounts.length !== rates.length) return null;
  const [last] = amounts.flatMap(({ per }) => per ?? []);
  const pairs = amounts.map((amount, at) => ({ amount, rate: rates[at] }));
  const of = (end: keyof Ends) =>
    pairs.reduce(
      (sum, { amount, rate }) => sum + (rateValue(amount) * (rate?.[end] ?? NaN)) / (rate?.per.worth ?? 1),
      0,
    );
  const typical = rates.every((rate) => rate.typical !== null) ? of('typical') : null;
  const [{ symbol } = { symbol: '' }] = rates;
  const dims = last ? times({ [symbol]: 1 }, dimsOf(last.unit), -1) : { [symbol]: 1 };
  const words = `(${pairs.map(({ amount, rate }) => `${stated(amount)} × ${rate ? priceOf(rate) : ''}`).join(' + ')})`;
  return {
    factor: { ends: { low: of('low'), typical, high: of('high') }, dims, words, signs: [1] },
    rates,
    used: amounts,
  };
}

const priceOf = ({ low, high, symbol, per }: HeldRate): string =>
  `${isRange({ low, typical: null, high }) ? `${formatNumber(low)}–` : ''}${formatNumber(high)} ${symbol}/${per.unit}`;
