import { formatNumber, numberPattern, readNumber } from '../../../registry/index.ts';
import type { Quantity } from '../worked/quantities.ts';
import { type Sheet, tidy } from '../worked/sheet.ts';

/** How strong something is: a share of it, or so much of one thing in so much of it. */
export interface Strength {
  /** Of a share per cent, else g in 100 g or in 100 mL; parts per million. */
  readonly value: number;
  /** As a sum writes it: `40 %`, `5.6 g/100 mL`. */
  readonly words: string;
  readonly unit: 'percent' | 'brix' | 'ppm' | 'per mass' | 'per volume';
  readonly start: number;
  readonly end: number;
}

/** Shares by these rows of `shares.csv` are of a process, a price or a label, and of no mix. */
const ofNoMix: ReadonlySet<string> = new Set([
  'overage',
  'loss',
  'yield',
  'freight',
  'duty',
  'reference',
  'moisture',
]);

/** All strengths of a question, in order; none where they cannot be held against each other. */
export function strengthsIn({ quantities, whole }: Sheet): readonly Strength[] {
  const rate = quantities.find(({ unit, per }) => unit.dimension === 'mass' && per !== null);
  const found = quantities.flatMap((each) => {
    const strength = strengthOf(rate && isOfSame(each, rate) ? { ...each, per: rate.per } : each);
    return strength ? [...firstOf(whole, each, strength), strength] : [];
  });
  return new Set(found.map(({ unit }) => unit)).size === 1 ? found : [];
}

/** “From 12 g per 100 g down to 9 g”: the basis goes without saying. */
const isOfSame = ({ unit, per, before }: Quantity, rate: Quantity): boolean =>
  per === null && unit.key === rate.unit.key && unit.key !== 'kg' && /\bto\s*$/i.test(before);

function strengthOf(quantity: Quantity): Strength | null {
  const { value, unit, per, amount, start, end } = quantity;
  const { dimension, key, symbol } = unit;
  const own = { value, words: `${formatNumber(value)} ${symbol}`, start, end };
  if (dimension === 'percent')
    return isOfNoMix(quantity) ? null : { ...own, unit: key === 'brix' ? 'brix' : 'percent' };
  if (dimension === 'ppm') return { ...own, unit: 'ppm' };
  if (dimension !== 'mass' || (per?.unit.dimension !== 'mass' && per?.unit.dimension !== 'volume'))
    return null;
  const basis = `${per.value === 1 ? '' : `${formatNumber(per.value)} `}${per.unit.symbol}`;
  return {
    ...own,
    value: tidy((amount / (per.value * per.unit.worth)) * 100, 6),
    words: `${own.words}/${basis}`,
    unit: per.unit.dimension === 'mass' ? 'per mass' : 'per volume',
  };
}

/** “How much do I add to hit 15 %?” adds no overage. */
const isOfNoMix = ({ share, before }: Quantity): boolean =>
  share !== null && ofNoMix.has(share) && !/\b(?:hit|reach|get|be|to|at)\s*$/i.test(before);

const ahead = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${numberPattern})\s*(?:(?:down|up)\s+)?(?:to|-+>|→)\s*$`,
  'iu',
);

/** “From 5.6 to 4 g per 100 ml”: the unit of both stands behind the second. */
function firstOf(whole: string, quantity: Quantity, strength: Strength): Strength[] {
  const match = ahead.exec(whole.slice(0, quantity.start));
  const figure = readNumber(match?.[1] ?? '');
  if (!match || !(figure > 0)) return [];
  const words = strength.words.replace(formatNumber(quantity.value), formatNumber(figure));
  const value = tidy((figure * strength.value) / quantity.value, 6);
  return [{ ...strength, value, words, start: match.index, end: match.index + match[0].length }];
}

/** Whether all of a thing is 100 of it. */
export const isShare = ({ unit }: Strength): boolean =>
  unit === 'percent' || unit === 'brix' || unit === 'per mass';

/** Of what amounts it is the strength; null: of either. */
export const measuredIn = ({ unit }: Strength): 'mass' | 'volume' | null =>
  unit === 'per mass' ? 'mass' : unit === 'per volume' ? 'volume' : null;
