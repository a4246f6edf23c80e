import { lineCalled } from '../../../costing/index.ts';
import { formatNumber, stems } from '../../../registry/index.ts';
import { type Recipe, type RecipeLine, recipeOf } from '../recipe/recipe.ts';
import { ofSale } from '../worked/heldPrices.ts';
import { type HeldRate, heldRatesOf, ratesNamed } from '../worked/heldRates.ts';
import type { Quantity } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';
import { isCount } from '../worked/units.ts';
import { dimsOf } from './dimsOf.ts';
import { times } from './dims.ts';
import { type Ends, type Factor, isRange } from './factor.ts';

/** What several prices on file come to, and the amounts of the question that are in it. */
export interface OfMaterials {
  readonly factor: Factor;
  readonly rates: readonly HeldRate[];
  readonly used: readonly Quantity[];
}

/** Asks what one costs more than the other. */
export const ofDifference =
  /\bdifference\b|\bmore\b|\bcheaper\b|\bdearer\b|\bsav(?:e|ed|ing|ings)\b|\binstead of\b|\bextra\b|\bless\b|\bgap\b/i;

/** Two or more materials that are priced by weight: what a recipe of them costs, or the difference between two. */
export function ofMaterials(sheet: Sheet): OfMaterials | null {
  if (ofSale.test(sheet.whole)) return null;
  const recipe = recipeOf(sheet);
  if (recipe) return costOf(sheet, recipe);
  const [first, second, ...others] = byWeight(sheet, sheet.whole);
  const isOfTwo = first && second && others.length === 0 && first.symbol === second.symbol;
  return isOfTwo && ofDifference.test(sheet.whole) ? differenceOf(first, second) : null;
}

/** The prices by weight that a text names. */
const byWeight = ({ evidence }: Sheet, text: string): HeldRate[] =>
  ratesNamed(evidence, text)
    .map(({ rate }) => rate)
    .filter(({ per }) => per.of === 'mass');

/** What a kilo of one costs more than a kilo of the other, at each end. */
function differenceOf(first: HeldRate, second: HeldRate): OfMaterials {
  const [dear, cheap] = first.high >= second.high ? [first, second] : [second, first];
  const grams = dear.per.worth;
  const of = (end: 'low' | 'high') => Math.abs(dear[end] - cheap[end]) / grams;
  const typical =
    dear.typical === null || cheap.typical === null ? null : (dear.typical - cheap.typical) / grams;
  const ends = { low: of('low'), typical, high: of('high') };
  const words = `(${dear.name} ${priceOf(dear)} − ${cheap.name} ${priceOf(cheap)})`;
  const dims = { [dear.symbol]: 1, mass: -1 };
  return { factor: { ends, dims, words, signs: [1] }, rates: [dear, cheap], used: [] };
}

/** What each part of a recipe costs by its price on file, added up: of weights in all, of shares by weight. */
function costOf(sheet: Sheet, { of, lines }: Recipe): OfMaterials | null {
  const priced = lines.flatMap((line) => {
    const rate = rateOf(sheet, line.name);
    return rate ? [{ line, rate }] : [];
  });
  const [{ rate: { symbol } } = { rate: { symbol: '' } }] = priced;
  if (priced.length < lines.length || priced.some(({ rate }) => rate.symbol !== symbol)) return null;
  const sum = (end: keyof Ends) =>
    priced.reduce((all, { line, rate }) => all + (line.amount * (rate[end] ?? NaN)) / rate.per.worth, 0);
  const isPlanned = priced.every(({ rate }) => rate.typical !== null);
  return {
    factor: {
      ends: { low: sum('low'), typical: isPlanned ? sum('typical') : null, high: sum('high') },
      dims: of === 'share' ? { [symbol]: 1, mass: -1 } : times({ [symbol]: 1 }, ofEach(lines), -1),
      words: `(${priced.map(({ line, rate }) => `${line.words} ${line.name} × ${priceOf(rate)}`).join(' + ')})`,
      signs: [1],
    },
    rates: priced.map(({ rate }) => rate),
    used: lines.flatMap(({ stated }) => stated ?? []),
  };
}

/** The price of what recipes have a line of by the name, which is one to plan with, else of the material that is named. */
function rateOf(sheet: Sheet, name: string): HeldRate | undefined {
  const planned = heldRatesOf(sheet.evidence).filter(({ typical }) => typical !== null);
  const line = lineCalled(name)?.name;
  const words = stems(name);
  return (
    planned.find((rate) => rate.name === line) ??
    // “collagen peptides” are there of cattle
    planned.find(({ names }) => names.some((own) => words.every((word) => own.includes(word)))) ??
    byWeight(sheet, name)[0]
  );
}

/** What weights are stated for one of: “per serving”. */
function ofEach(lines: readonly RecipeLine[]): Factor['dims'] {
  const [unit] = lines.flatMap(({ stated }) => stated?.per?.unit ?? []);
  return unit && isCount(unit.dimension) ? dimsOf(unit) : {};
}

const priceOf = ({ low, high, symbol, per }: HeldRate): string =>
  `${isRange({ low, typical: null, high }) ? `${formatNumber(low)}–` : ''}${formatNumber(high)} ${symbol}/${per.unit}`;
