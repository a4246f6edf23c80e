import { readNumber } from '../../../registry/index.ts';
import { basisBehind } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';
import { unitOf } from '../worked/units.ts';
import { times } from './dims.ts';
import { dimsOf } from './dimsOf.ts';
import { exactly, type Factor } from './factor.ts';

/** ISO 4217 has letters for no currency. */
export const noCurrency = 'XXX';

/** “Shelf price 24.99”, “freight 0.80/kg”: money that names no currency is in the one that is named, if there is one. */
export function bareMoney({ whole, quantities }: Sheet): Factor[] {
  const named = new Set(quantities.filter(({ unit }) => unit.dimension === 'money').map(({ unit }) => unit));
  if (named.size > 1) return [];
  const [currency = { ...unitOf('usd'), symbol: noCurrency }] = named;
  return [...whole.matchAll(inCents)].flatMap((match): Factor[] => {
    const [figure] = match;
    const end = match.index + figure.length;
    if (quantities.some((each) => match.index >= each.start && match.index < each.end)) return [];
    const per = basisBehind(whole, { end, unit: currency });
    const value = readNumber(figure);
    return [
      {
        ends: exactly(value / ((per?.value ?? 1) * (per?.unit.worth ?? 1))),
        dims: per ? times({ [currency.symbol]: 1 }, dimsOf(per.unit), -1) : { [currency.symbol]: 1 },
        words: `${figure}${currency.symbol === noCurrency ? '' : ` ${currency.symbol}`}${per ? `/${per.unit.symbol}` : ''}`,
        signs: [1, -1],
        stated: figure,
      },
    ];
  });
}
const inCents =
  /(?<![\p{L}\p{N}.,#$€£-])\d{1,3}(?:,?\d{3})*\.\d{2}(?!\d|[.,]\d|%|\s*(?:%|mg|g|kg|ml|l|oz|lb|µg|mcg|iu|mm|cm)\b)/giu;
