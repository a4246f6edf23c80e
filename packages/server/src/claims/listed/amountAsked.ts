import type { Evidence } from '../../evidence/index.ts';
import { convertMass } from '../../registry/index.ts';
import type { ClaimProduct, ProductAmount } from '../claim.ts';
import { nutrientOf } from '../product/product.ts';

type EuClaim = Evidence['euClaims'][number];

/** What an amount is counted against. */
type Per =
  | { by: 'day' }
  | { by: 'portion' }
  /** 100 g, 100 ml or a portion: whichever has more. */
  | { by: 'either' }
  /** 100 g and 100 kcal: whichever has less. */
  | { by: 'both' }
  /** So many grams of the food. */
  | { by: 'grams'; grams: number }
  /** So much of something else in the food, which formulas do not tell apart. */
  | { by: 'other' };

/** The amount of a substance that the condition of use of a listed claim asks for. */
export interface AskedAmount {
  value: number;
  unit: string;
  per: Per;
  /** The condition in the words of the list. */
  words: string;
}

/** An amount; of a range, '1.5–3 g', its lower end is needed. What is in a litre is no amount of a day or a portion. */
const figure = /(\d+(?:[.,]\d+)?)(?:\s*[–-]\s*\d+(?:[.,]\d+)?)?\s*(g|mg|µg)\b(?!\s*\/\s*L)([^;]*)/;

/** How the list words what an amount is counted against; a day where it words nothing else. */
const bases: readonly (readonly [words: RegExp, per: (found: RegExpExecArray) => Per])[] = [
  [/\bper 100 g, 100 ml or portion\b/, () => ({ by: 'either' })],
  [/\/100 g and \/100 kcal\b/, () => ({ by: 'both' })],
  [/\bper (?:quantified )?portion\b/, () => ({ by: 'portion' })],
  [/\bper \d+ g [^;]*\b(?:carbohydrate|starch)\b/, () => ({ by: 'other' })],
  [/\bper (\d+) g\b/, ([, grams]) => ({ by: 'grams', grams: Number(grams) })],
];

function perOf(rest: string): Per {
  for (const [words, per] of bases) {
    const found = words.exec(rest);
    if (found) return per(found);
  }
  return { by: 'day' };
}

function amountIn(words: string): AskedAmount | null {
  const [, value, unit, rest = ''] = figure.exec(words) ?? [];
  return value && unit ? { value: Number(value.replace(',', '.')), unit, per: perOf(rest), words } : null;
}

/**
 * The amount that a claim's own condition asks for. Where the list has what the food must hold beside what is eaten in a day
 * for the effect, the food is bound by the first, and the second is told to whoever eats it (Regulation (EU) No 432/2012); of
 * a supplement, whose day its maker sets, the day's amount is asked wherever no portion is named.
 */
export function amountAsked(
  { threshold, conditions }: EuClaim,
  kind: ClaimProduct['kind'],
): AskedAmount | null {
  const own = amountIn(conditions);
  const isOfFood = own !== null && own.per.by !== 'day' && (kind !== 'supplement' || own.per.by !== 'both');
  if (threshold === '' || isOfFood)
    return own && { ...own, words: threshold ? `${conditions}; the effect is obtained with ${threshold}` : conditions }; // prettier-ignore
  return amountIn(threshold);
}

/** The amount that the list has an effect with: what is eaten in a day for it, where it says so. */
export const amountOfEffect = ({ threshold, conditions }: EuClaim): AskedAmount | null =>
  amountIn(threshold || conditions);

/** How much of it the product has against what is asked, in its unit; null where that cannot be told. */
export function heldOf(
  { per, unit }: AskedAmount,
  amount: ProductAmount,
  product: ClaimProduct,
): number | null {
  const inServing = convertMass(amount.amount, amount.unit, unit);
  const size = product.serving?.grams ?? product.serving?.ml;
  if (inServing === null) return null;
  switch (per.by) {
    case 'day':
      return inServing * product.perDay;
    case 'portion':
      return inServing;
    case 'either':
      return Math.max(inServing, size ? (inServing / size) * 100 : 0);
    case 'both': {
      const energy = nutrientOf(product, 'energy');
      const kcal = energy?.unit === 'kcal' ? energy.amount : 0;
      return size && kcal > 0 ? Math.min((inServing / size) * 100, (inServing / kcal) * 100) : null;
    }
    case 'grams':
      return size ? (inServing / size) * per.grams : null;
    case 'other':
      return null;
  }
}
