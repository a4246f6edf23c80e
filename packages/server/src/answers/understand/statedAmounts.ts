import { type Amount, findAmounts } from '../../registry/index.ts';

/** An amount that a question states in any unit, energy included. */
export interface StatedAmount {
  readonly value: number;
  readonly unit: Amount['unit'] | 'kcal' | 'kJ';
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const energy =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)\s*(?:(k?cal(?:ories?)?|kilocalories?)|(kj|kilojoules?))\b/gi;

/** “Per 100 g” is what an amount is counted against, none of its own; “elemental zinc per 50 mg” asks for what that holds. */
export const isBasis = (text: string, start: number): boolean =>
  /(?:\bper|\/)\s*$/i.test(text.slice(Math.max(0, start - 8), start)) &&
  !(/\belemental\b/i.test(text.slice(0, start)) && /^[\d.,]+\s*(?:mg|mcg|µg)\b/i.test(text.slice(start)));

/** The amounts a text states, in order. */
export function statedAmounts(text: string): StatedAmount[] {
  const energies = [...text.matchAll(energy)].map(
    ({ 0: whole, 1: digits = '', 3: joules, index }): StatedAmount => ({
      value: Number(/,\d{3}(?!\d)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')),
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
