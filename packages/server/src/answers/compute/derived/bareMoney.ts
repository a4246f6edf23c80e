import { readNumber } from '../../../registry/index.ts';
import { basisBehind, type Quantity } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';
import { unitOf } from '../worked/units.ts';
import { noCurrency, times } from './dims.ts';
import { dimsOf } from './dimsOf.ts';
import { exactly, type Factor } from './factor.ts';

/** “Shelf price 24.99”, “freight 0.80/kg”: money that names no currency is in the one that is named, if there is one. */
export function bareMoney({ whole, quantities }: Sheet): Factor[] {
  const named = new Set(quantities.filter(({ unit }) => unit.dimension === 'money').map(({ unit }) => unit));
  if (named.size > 1) return [];
  const [currency = { ...unitOf('usd'), symbol: noCurrency }] = named;
  return [...whole.matchAll(inCents)].flatMap((match): Factor[] => {
    const [figure] = match;
    const end = match.index + figure.length;
    const value = readNumber(figure);
    const isRead = ({ start, end: last, from }: Quantity) =>
      match.index < last && (match.index >= start || (from === value && start - end < rangeReach));
    if (quantities.some(isRead)) return [];
    const per = basisBehind(whole, { end, unit: currency });
    return [
      {
        ends: exactly(value / ((per?.value ?? 1) * (per?.unit.worth ?? 1))),
        dims: per ? times({ [currency.symbol]: 1 }, dimsOf(per.unit), -1) : { [currency.symbol]: 1 },
        words: `${figure}${currency.symbol === noCurrency ? '' : ` ${currency.symbol}`}${per ? `/${per.unit.symbol}` : ''}`,
        signs: [1, -1],
        stated: figure,
        at: match.index,
      },
    ];
  });
}
/** “From 9.51 to”: the lower end of a range stands right before the upper. */
const rangeReach = 8;
const inCents =
  /(?<![\p{L}\p{N}.,#$€£-])\d{1,3}(?:,?\d{3})*\.\d{2}(?!\d|[.,]\d|%|\s*(?:%|mg|g|kg|ml|l|oz|lb|µg|mcg|iu|mm|cm)\b)/giu;
