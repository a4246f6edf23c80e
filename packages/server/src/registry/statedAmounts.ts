import { type Amount, findAmounts } from './amounts.ts';

/** An amount that a text states in any unit, energy included. */
export interface StatedAmount {
  /** In `unit`; of a range its upper end. */
  readonly value: number;
  /** The lower end of a range, else null. */
  readonly from: number | null;
  readonly unit: Amount['unit'] | 'kcal' | 'kJ';
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const energy =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)\s*(?:(k?cals?|k?calories?|kilocalories?)|(kj|kilojoules?))\b/gi;

const counted = /(?:\bper|\/)\s*$/i;
const ofCompound = /^[\d.,]+\s*(?:mg|mcg|µg)\b/i;
/** “A 50 g bar”: how large a piece is, not how much it holds of something. */
const ofPiece =
  /^[\d.,]+\s*(?:g|grams?)[\s-]+(?:bar|biscuit|cookie|portion|serving|slice|bowl|cup|pack|pouch|jar)s?\b(?!\s+of\b)/i;

/** “Per 100 g” is what an amount is counted against, none of its own; “elemental zinc per 50 mg” asks for what that holds. */
export function isBasis(text: string, start: number): boolean {
  const own = text.slice(start);
  if (ofPiece.test(own)) return true;
  const asksForHeld = /\belemental\b/i.test(text.slice(0, start)) && ofCompound.test(own);
  return counted.test(text.slice(Math.max(0, start - 8), start)) && !asksForHeld;
}

/** The amounts a text states, in order. */
export function statedAmounts(text: string): StatedAmount[] {
  const energies = [...text.matchAll(energy)].map(
    ({ 0: whole, 1: digits = '', 3: joules, index }): StatedAmount => ({
      value: Number(/,\d{3}(?!\d)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')),
      from: null,
      unit: joules ? 'kJ' : 'kcal',
      text: whole,
      start: index,
      end: index + whole.length,
    }),
  );
  return [...findAmounts(text), ...energies]
    .filter(({ start }) => !isBasis(text, start))
    .toSorted((left, right) => left.start - right.start);
}
