import { formatNumber } from '../../../registry/index.ts';
import { countADay, packIn } from './counts.ts';
import type { Quantity } from './quantities.ts';
import { money, type Operation, says, type Sheet, stated, type Working, written } from './sheet.ts';
import { unitOf } from './units.ts';

/** “What does a day cost”, “cost per day”, “how much is that a day”. */
const costOfDay =
  /\b(?:costs?|price|spend|pay)\b[^.?!]*\b(?:a|per|each|every)\s+day\b|\b(?:a|per|each|every)\s+day\b[^.?!]*\bcosts?\b|\b(?:daily|day)\s+(?:costs?|price)\b|\bcosts?\b[^.?!]*\bdaily (?:dose|ration|portion|serving)\b|\bhow much\b[^.?!]*\b(?:a|per)\s+day\b/i;

/** How long a container lasts, and where it has a price what a day costs. */
export const lasting: Operation = (sheet) => {
  const isOfCost = says(sheet, costOfDay);
  if (!isOfCost && !says(sheet, /\bhow (?:long|many days)\b|\bdays?['’]? supply\b|\bsupply\b|\blasts?\b/i))
    return null;
  const byWeight = lastingByWeight(sheet, isOfCost);
  if (byWeight) return byWeight;
  const all = sheet.quantities.filter(({ unit }) => unit.dimension === 'piece');
  const pack = packIn(sheet);
  const total =
    all.find(({ per, value }) => per?.unit.dimension !== 'time' && value > smallestPack) ??
    (pack ? { value: pack.value, unit: unitOf('piece') } : undefined) ??
    all.find(({ per, value }) => per?.unit.dimension !== 'time' && value > 1);
  const daily =
    countADay(sheet) ??
    all.find(({ per }) => per?.unit.dimension === 'time') ??
    all.find((each) => each !== total);
  const prices = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  const [price] = prices;
  const isOfContainer = price && (price.per === null || price.per.unit.dimension === 'container');
  if (!total || !daily || daily.value <= 0 || prices.length > 1 || (price && !isOfContainer)) return null;
  const days = Math.floor(total.value / daily.value + 1e-9);
  if (days < 1 || (isOfCost && !price)) return null;
  const ofDay = price ? dayCost(price, days) : '';
  return {
    statement: `${written(days, unitOf('day'))}: ${stated(total)} ÷ ${formatNumber(daily.value)} a day${ofDay}`,
    isOfWhole: isOfCost,
  };
};

/** Fewer pieces are a dose. */
const smallestPack = 6;

const dayCost = ({ value, unit }: Quantity, days: number): string =>
  `; a day costs ${money(value / days, unit.symbol)}: ${money(value, unit.symbol)} ÷ ${written(days, unitOf('day'))}, 30 days ${money((value * daysOfMonth) / days, unit.symbol)}`;
const daysOfMonth = 30;

/** “A 300 g tub, 30 g a scoop, twice a day”: how long it lasts by what it weighs. */
function lastingByWeight(sheet: Sheet, isOfCost: boolean): Working | null {
  const masses = sheet.quantities.filter(
    ({ unit, per }) =>
      (unit.dimension === 'mass' || unit.dimension === 'volume') &&
      per?.unit.dimension !== 'mass' &&
      per?.unit.dimension !== 'volume' &&
      per?.unit.dimension !== 'piece',
  );
  const [whole, one, ...others] = masses.toSorted((left, right) => right.amount - left.amount);
  if (!whole || !one || others.length > 0 || whole.unit.dimension !== one.unit.dimension) return null;
  if (sheet.quantities.some(({ unit }) => unit.dimension === 'piece')) return null;
  const counted = countADay(sheet)?.value ?? 1;
  const days = Math.floor(whole.amount / (one.amount * counted) + 1e-9);
  if (days < 1) return null;
  const ofDay = counted > 1 ? `(${formatNumber(counted)} × ${stated(one)})` : stated(one);
  const [price, ...prices] = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  if (prices.length > 0 || (isOfCost && (!price || price.per?.unit.dimension === 'mass'))) return null;
  return {
    statement: `${written(days, unitOf('day'))}: ${stated(whole)} ÷ ${ofDay} a day${price ? dayCost(price, days) : ''}`,
  };
}
