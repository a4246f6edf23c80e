import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from '../worked/quantities.ts';
import { type Sheet, stated, written } from '../worked/sheet.ts';
import { countNames, isCount, type Unit, unitNamed } from '../worked/units.ts';
import { bareMoney } from './bareMoney.ts';
import { countFactors, withoutCounts } from './countFactors.ts';
import { times } from './dims.ts';
import { dimsOf } from './dimsOf.ts';
import { exactly, type Factor } from './factor.ts';
import { shareFactor, type Ways } from './shareFactor.ts';
import { thingsBeside } from './things.ts';

const noFactor: ReadonlySet<string> = new Set(['times', 'charge']);
const perMillion = 1e-6;

/** What a question states. */
export interface Stated {
  readonly factors: readonly Factor[];
  /** What the answer is asked for one after another: “in 30 g? in 50 g?”; one of them counts at a time. */
  readonly asked: readonly Factor[];
}

/** Whether a question states any figure at all. */
export const statesFigures = (sheet: Sheet): boolean =>
  sheet.quantities.length + countFactors(sheet).length + bareMoney(sheet).length > 0;

/** All figures that a question states, to multiply and divide by; null where one of them cannot be. */
export function statedFactors(sheet: Sheet, ways: Ways): Stated | null {
  const quantities = withoutCounts(sheet).map((quantity) => inContainers(sheet.whole, quantity));
  if (quantities.some((each) => noFactor.has(each.unit.dimension) && !isFold(each))) return null;
  const read = quantities.map((quantity, at) => ({
    quantity,
    factor: {
      ...factorOf(sheet.whole, quantity, { before: quantities.slice(0, at), ways }),
      at: quantity.start,
    },
  }));
  const equal = equalities(sheet.whole, quantities);
  const own = read.filter(
    ({ quantity }) => !equal.some(({ of }) => of.includes(quantity)) && !isReference(quantity),
  );
  const asked = alternativesOf(sheet.whole, own);
  return {
    factors: [
      ...own
        .map(({ factor }) => factor)
        .filter(({ words }) => asked.every(({ factor }) => factor.words !== words)),
      ...equal.map(({ factor }) => factor),
      ...countFactors(sheet),
      ...bareMoney(sheet),
    ],
    asked: asked.map(({ factor }) => factor),
  };
}

/** A figure as what a sum may multiply and divide by. */
function factorOf(
  whole: string,
  quantity: Quantity,
  { before, ways }: { before: readonly Quantity[]; ways: Ways },
): Factor {
  const { unit, value } = quantity;
  if (unit.dimension === 'percent') return shareFactor(asBefore(quantity, before), ways);
  const own = { dims: {}, words: stated(quantity), stated: stated(quantity) };
  if (unit.dimension === 'ppm') return { ...own, ends: exactly(value * perMillion), signs: [1] };
  if (unit.dimension === 'times')
    return {
      ...own,
      ends: exactly(value),
      words: `${formatNumber(value)}`,
      signs: [asksDiluted.test(whole) ? 1 : -1],
    };
  return amountFactor(whole, quantity, before);
}

/** “Loses 8 % in drying and another 2 % in packing”: a further share is one like that before it. */
function asBefore(quantity: Quantity, all: readonly Quantity[]): Quantity {
  const last = all.findLast(({ unit }) => unit.dimension === 'percent');
  const isFurther = last && /\b(?:another|further|again|then)\s*$/i.test(quantity.before);
  return isFurther && quantity.share === null
    ? { ...quantity, before: last.before, after: last.after }
    : quantity;
}

/** “A 6-fold concentrate”: so much less of it is needed. */
const isFold = ({ unit, before, after }: Quantity): boolean =>
  unit.dimension === 'times' && (ofConcentrate.test(before) || ofConcentrate.test(after));
const ofConcentrate = /\bconcentrat\w*|\bstrength\b/i;
const asksDiluted = /\bsingle[- ]strength\b.*\?|\breconstitut\w*/i;

/** “Of a 50 g daily value”: what a result is held against, and no part of the sum. */
export const isReference = ({ unit, per, after }: Quantity): boolean =>
  unit.dimension === 'mass' &&
  per === null &&
  /^[^,;.?\d]{0,24}\b(?:daily value|DV|NRV|reference (?:value|intake))\b/i.test(after);

interface Read {
  readonly quantity: Quantity;
  readonly factor: Factor;
}

/** Two or more amounts of a kind that the answer is asked for: “in 30 g, and in 50 g”, “340 g and 1.2 kg bags”. */
function alternativesOf(whole: string, read: readonly Read[]): readonly Read[] {
  const asked = read.filter(
    ({ quantity, quantity: { unit, per, before } }, at) =>
      per === null &&
      unit.dimension !== 'percent' &&
      unit.dimension !== 'money' &&
      !isOfRecipe(whole, quantity) &&
      (askedOf.test(before) || behindColon.test(before) || (at > 0 && further.test(before))),
  );
  return (
    [...Map.groupBy(asked, ({ quantity }) => quantity.unit.dimension).values()].find(
      ({ length }) => length > 1,
    ) ?? []
  );
}

/** “For 100 servings we use 1.3 kg”: a count with an amount behind it in its clause states a recipe, and asks nothing. */
const isOfRecipe = (whole: string, { unit, end }: Quantity): boolean =>
  isCount(unit.dimension) && amountBehind.test(whole.slice(end));
const amountBehind = /^[^.;:?\d]{0,40}\d[\d.,]*\s*(?:mg|g|kg|ml|l)\b[^?]*[;.,:]/i;

/** “20,000 gummies bottles” are bottles. */
function inContainers(whole: string, quantity: Quantity): Quantity {
  const behind = isPiece(quantity.unit) ? held.exec(whole.slice(quantity.end)) : null;
  const unit = unitNamed(behind?.[1] ?? '');
  return unit?.dimension === 'container' ? { ...quantity, unit, amount: quantity.value } : quantity;
}

/** “And 50 g”. */
const further = /^\s*(?:,|and|or|\?|vs\.?|versus|\/)+\s*(?:in|for|per)?\s*$/i;

/** “20 drops = 1 mL”: one in terms of the other. */
function equalities(
  whole: string,
  quantities: readonly Quantity[],
): { factor: Factor; of: readonly Quantity[] }[] {
  return quantities.flatMap((quantity, at) => {
    const next = quantities[at + 1];
    const between = next && whole.slice(quantity.end, next.start);
    if (
      !next ||
      quantity.per ||
      next.per ||
      !/^\s*(?:=|equals?|corresponds? to|make up|makes?)\s*$/i.test(between ?? '')
    )
      return [];
    const factor = {
      ends: exactly(quantity.amount / next.amount),
      dims: times(dimsOf(quantity.unit), dimsOf(next.unit), -1),
      words: `${stated(quantity)}/${stated(next)}`,
      stated: stated(quantity),
      signs: [1, -1] as const,
    };
    return [{ factor, of: [quantity, next] }];
  });
}

/** An amount or a number of things, against what it is stated for. */
function amountFactor(whole: string, quantity: Quantity, before: readonly Quantity[]): Factor {
  const { unit, value, from } = quantity;
  const per = againstIn(whole, quantity, before);
  const things = thingsBeside(whole, quantity.start, quantity.end);
  const worth = unit.worth / ((per?.value ?? 1) * (per?.unit.worth ?? 1) * things.worth);
  const range = from === null ? stated(quantity) : `${formatNumber(from)}–${stated(quantity)}`;
  const counted = per && (per.value === 1 ? per.unit.symbol : written(per.value, per.unit));
  return {
    ends: from === null ? exactly(value * worth) : { low: from * worth, typical: null, high: value * worth },
    dims: times(per ? times(dimsOf(unit), dimsOf(per.unit), -1) : dimsOf(unit), things.dims, -1),
    words: `${counted ? `${range}/${counted}` : range}${things.words}`,
    signs: per === null && isAskedOf(quantity) && !isOfRecipe(whole, quantity) ? [1] : [1, -1],
    stated: stated(quantity),
  };
}

/** “How much is that per 100 ml”, “for 330 ml”: by what the answer is for is multiplied. */
const askedOf = /\b(?:per|in|for)\s+(?:an?\s+|the\s+|our\s+|each\s+)?$/i;
/** “In oz: 340 g”. */
const behindColon = /:\s*$/;
/** “For 29 EUR” is a price. */
const isAskedOf = ({ before, unit }: Quantity): boolean => unit.dimension !== 'money' && askedOf.test(before);
/** “2,000 tubs of 30 servings”, “60 capsules with 200 mg”: so much is in each of the things before it. */
const holding = /^\s*(?:of|with|holding|containing|à|x|×|at|@|each)\s*(?:about\s+)?$/i;
const isPiece = ({ dimension }: Unit): boolean => dimension === 'piece' || dimension === 'serving';

/** “500 mg capsules”, “a 0.5 L bottle”: so much is in each of the things behind it. */
const held = new RegExp(String.raw`^[\s-](${countNames})(?![\p{L}\p{N}])`, 'iu');

/** What an amount is stated for: as it says, else each of the things that stand right before or behind it. */
function againstIn(
  whole: string,
  { per, before: words, unit, end }: Quantity,
  before: readonly Quantity[],
): Quantity['per'] {
  const things = before.findLast((each) => isCount(each.unit.dimension) && each.unit.dimension !== 'time');
  const pieces = before.findLast((each) => isPiece(each.unit)) ?? things;
  if (per?.unit.key === 'piece' && pieces && pieces.unit.dimension !== unit.dimension)
    return { value: 1, unit: pieces.unit };
  if (per !== null) return per;
  if (things && things === before.at(-1) && holding.test(words) && things.unit.dimension !== unit.dimension)
    return { value: 1, unit: things.unit };
  const behind =
    unit.dimension === 'mass' || unit.dimension === 'volume' ? held.exec(whole.slice(end)) : null;
  const of = unitNamed(behind?.[1] ?? '');
  return of && of.dimension !== 'time' ? { value: 1, unit: of } : null;
}
