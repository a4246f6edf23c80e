import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from './quantities.ts';
import { dosesADay, packIn } from './counts.ts';
import { effectOf, effectsOfMaking, onTop } from './effects.ts';
import {
  money,
  type Operation,
  plainOf,
  rateOf,
  rateValue,
  says,
  type Sheet,
  shareOf,
  stated,
  tidy,
  weight,
  written,
} from './sheet.ts';
import { ofName } from './strength.ts';
import { unitNamed, type Unit } from './units.ts';

const priceOf = (sheet: Sheet): Quantity | undefined => rateOf(sheet, 'money', 'mass');
/** A price by weight, as it is stated: `12 USD/kg`. */
export const priceWords = (price: Quantity): string =>
  `${money(price.value, price.unit.symbol)}/${price.per?.unit.symbol}`;

/** A price by one weight as a price by another. */
export const priceByWeight: Operation = (sheet) => {
  const price = priceOf(sheet);
  const [, name = ''] =
    /\b(?:per|a|an|to|\/)\s*(kg|kilos?|kilograms?|lbs?|pounds?|oz|ounces?|g|grams?|tonnes?|tons?)\b(?!.*\b(?:per|a)\s+(?:kg|kilo|lb|pound|oz|g|tonne)\b)/i.exec(
      sheet.text.slice(price?.start ?? 0).replace(/^[^/]*?\/\s*\w+|^.*?\b(?:per|an?)\s+\w+/i, ' '),
    ) ?? [];
  const target = unitNamed(name);
  const before = target ?? targetBefore(sheet, price);
  if (!price?.per || !before || before.key === price.per.unit.key || plainOf(sheet, 'mass').length > 0)
    return null;
  const value = (price.value / (price.per.value * price.per.unit.worth)) * before.worth;
  const [large, small] =
    before.worth > price.per.unit.worth ? [before, price.per.unit] : [price.per.unit, before];
  const factor = tidy(large.worth / small.worth, 6);
  const sign = before === large ? '×' : '÷';
  return {
    statement: `${money(value, price.unit.symbol)}/${before.symbol}: ${priceWords(price)} ${sign} ${formatNumber(factor)}, since 1 ${large.symbol} is ${formatNumber(factor)} ${small.symbol}`,
  };
};

/** “Per pound, what is $33/kg?” */
function targetBefore({ text }: Sheet, price: Quantity | undefined): Unit | undefined {
  const [, name = ''] =
    /\bper\s+(kg|kilo|kilogram|lb|pound|oz|ounce|g|gram|tonne|ton)\b/i.exec(
      text.slice(0, price?.start ?? 0),
    ) ?? [];
  return unitNamed(name);
}

/** A price with freight and duty, which is on price and freight. */
export const landed: Operation = (sheet) => {
  const price = priceOf(sheet);
  const [freight, duty] = ['freight', 'duty'].map((share) => shareOf(sheet, share));
  if (!price || !(freight ?? duty) || plainOf(sheet, 'mass').length > 0) return null;
  const factors = [freight, duty].filter((each) => each !== undefined);
  const value = factors.reduce((sum, each) => sum * (1 + each.value / 100), price.value);
  return {
    statement: `${money(value, price.unit.symbol)}/${price.per?.unit.symbol} landed: ${priceWords(price)} ${factors.map((each) => `× (1 + ${stated(each)})`).join(' ')}`,
    ...(freight &&
      duty && {
        remark:
          'Duty is taken on price and freight; where customs value leaves freight out it is a little less',
      }),
  };
};

/** What is left of a price. */
export const margin: Operation = (sheet) => {
  const sums = sheet.quantities.filter(
    ({ unit, per }) => unit.dimension === 'money' && per?.unit.dimension !== 'mass',
  );
  const [one, other, ...more] = sums.toSorted((left, right) => left.value - right.value);
  if (!one || !other || more.length > 0 || one.unit !== other.unit || !says(sheet, /\bmargin|mark-?up\b/i))
    return null;
  const left = other.value - one.value;
  const symbol = one.unit.symbol;
  const [name, of] = says(sheet, /\bmark-?up\b/i) ? ['markup', one] : ['gross margin', other];
  return {
    statement: `${formatNumber(tidy((left / of.value) * 100, 3))} % ${name}: (${money(other.value, symbol)} − ${money(one.value, symbol)}) ÷ ${money(of.value, symbol)}`,
  };
};

/** Asks for a sum of money. */
export const ofCost =
  /\bcosts?\b|\bprices?\b|\bspend|\bpay\b|\bworth\b|[$€£]|\b(?:usd|eur|gbp|euros?|dollars?)\b|\bbudgets?\b|\bbill\b|\boutlay\b|\bhow much (?:money|for)\b|\bbuy\b|\badds? up\b|\bcomes? to\b/i;

/** What is paid for: of a serving or a piece where the question asks for its cost, else the first weight. */
function amountIn(sheet: Sheet): Quantity | undefined {
  const masses = sheet.quantities.filter(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension !== 'mass',
  );
  const ofOne = says(sheet, /\b(?:serving|portion|scoop|capsule|tablet|gummy|piece)\b/i)
    ? masses.find(({ per }) => per?.unit.dimension === 'serving' || per?.unit.dimension === 'piece')
    : undefined;
  return ofOne ?? masses[0];
}

/** What a container holds so many of. */
const isCounted: ReadonlySet<string> = new Set(['piece', 'serving']);

/** What a day of several doses costs, or so many days of it. */
function costOfDoses({
  each,
  doses,
  days,
  symbol,
}: {
  each: number;
  doses: number;
  days: number;
  symbol: string;
}) {
  const whole = Number((each * doses * days).toPrecision(12));
  const sum = [...(days > 1 ? [days] : []), doses].map((times) => formatNumber(times)).join(' × ');
  return `${money(whole, symbol)}${cents(whole, symbol)} for ${days > 1 ? `${formatNumber(days)} days` : 'the day'}: ${sum} × ${money(each, symbol)}`;
}

/** C16: what a dose, a container or a run costs at a stated price, with freight, duty and strength where they are stated. */
export const costAtPrice: Operation = (sheet) => {
  const price = priceOf(sheet);
  const amount = amountIn(sheet);
  if (!says(sheet, ofCost)) return null;
  if (!price || !amount) return null;
  const pieces = sheet.quantities.find(
    ({ unit, per, value }) => isCounted.has(unit.dimension) && value > 1 && per?.unit.dimension !== 'time',
  );
  const bare = /\b(\d{1,3})\s*[x×]\s*\d/i.exec(sheet.text)?.[1];
  const count = pieces?.value ?? packIn(sheet)?.value ?? Number(bare ?? 1);
  const containers = plainOf(sheet, 'container').find(({ value }) => value > 1);
  const days =
    sheet.quantities.find(({ unit, per }) => unit.dimension === 'time' && per === null)?.value ?? 1;
  const factors = [
    effectOf(sheet, 'freight', onTop),
    effectOf(sheet, 'duty', onTop),
    ...effectsOfMaking(sheet),
    strengthOf(sheet),
  ].filter((each) => each !== null);
  const each = factors.reduce((sum, { factor }) => sum * factor, amount.amount * rateValue(price));
  const multiples = [count, containers?.value ?? 1, days].filter((times) => times > 1);
  const symbol = price.unit.symbol;
  const isDelivered = shareOf(sheet, 'freight') ?? shareOf(sheet, 'duty');
  const weighed = (cost: number) =>
    says(sheet, ofWeight) && !isDelivered ? `; that is ${weight(cost / rateValue(price))} of material` : '';
  const sum = `${weight(amount.amount, 6)} × ${priceWords(price)}${factors.map(({ words }) => ` ${words}`).join('')}`;
  const whole = multiples.reduce((total, times) => total * times, each);
  const isOfContainer = says(sheet, /\b(?:bottle|container|tub|jar|pack)s?\b/i);
  const isADay = says(sheet, /\bdaily\b|\ba day\b|\bper day\b/i) && !isOfContainer;
  const several = pieces && !isOfContainer ? written(count, pieces.unit) : 'the container';
  const doses = pieces ? 1 : dosesADay(sheet);
  if (doses > 1 && !containers) {
    const asked = isADay && days > 1 ? [1, days] : [days];
    const told = asked.map((over) => costOfDoses({ each, doses, days: over, symbol })).join('; ');
    return { statement: `${told}; one dose costs ${sum} = ${money(each, symbol)}`, remark: remarkOn(sheet) };
  }
  const what = containers
    ? 'the run'
    : isADay && days === 1
      ? 'the day'
      : count > 1
        ? several
        : days > 1
          ? `${formatNumber(days)} days`
          : stated(amount);
  if (multiples.length === 0)
    return {
      statement: `${money(whole, symbol)}${cents(whole, symbol)} for ${stated(amount)}${ofName(sheet)}: ${sum}${weighed(whole)}`,
      remark: remarkOn(sheet),
    };
  return {
    statement: `${money(whole, symbol)} for ${what}: ${multiples.map((times) => formatNumber(times)).join(' × ')} × ${money(each, symbol)}; one ${amount.per?.unit.symbol ?? 'dose'} costs ${sum} = ${money(each, symbol)}${weighed(whole)}`,
    remark: remarkOn(sheet),
  };
};

/** Asks for the weight of the material beside its cost. */
const ofWeight =
  /\bkgs? of\b|\bkilos? of\b|\bhow (?:much|many (?:kgs?|kilos|mg|g))\b(?!\s+(?:do|does|will|would|is|are|did)\b)|\bweigh\b/i;

const cents = (value: number, symbol: string) =>
  value >= 0.001 && value < 1 && symbol !== 'GBP' ? ` (${formatNumber(tidy(value * 100, 3))} cents)` : '';
const remarkOn = (sheet: Sheet) =>
  (shareOf(sheet, 'loss') ?? shareOf(sheet, 'yield'))
    ? undefined
    : 'That is the material as it is bought, before losses and freight';

const strengthOf = (sheet: Sheet) => {
  const found = shareOf(sheet, 'extract') ?? shareOf(sheet, 'potency');
  return found && found.value < 100 && says(sheet, /\bactive|elemental|marker\b/i)
    ? { factor: 100 / found.value, words: `÷ ${stated(found)}` }
    : null;
};
