import type { Quantity } from '../internal/quantity';

/** Smallest, largest and step of a number field. */
export interface NumberRange {
  min?: number;
  max?: number;
  step: number;
}

/** What is wrong with a text that stayed as it was typed. */
export type NumberFault = 'unreadable' | 'tooSmall' | 'tooLarge';

/** How a number field says why a text stayed as it was typed; `limit` is written in the reader's language. */
export interface NumberFaultWords {
  /** @default 'Write a number, with a unit of the list if you like. What was there before stays.' */
  unreadable: string;
  /** @default 'At least 5.' */
  tooSmall: (limit: string) => string;
  /** @default 'At most 1,000.' */
  tooLarge: (limit: string) => string;
}

export const numberFaultWords: NumberFaultWords = {
  unreadable: 'Write a number, with a unit of the list if you like. What was there before stays.',
  tooSmall: (limit) => `At least ${limit}.`,
  tooLarge: (limit) => `At most ${limit}.`,
};

/** Why a number cannot be taken; null when it can. */
export function rangeFault(value: number, { min, max }: NumberRange): NumberFault | null {
  if (min !== undefined && value < min) return 'tooSmall';
  return max !== undefined && value > max ? 'tooLarge' : null;
}

const placesOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
};

/** A number moved by some steps, held within its range, without the dust of binary fractions. */
export function stepNumber(
  value: number,
  steps: number,
  { min = -Infinity, max = Infinity, step }: NumberRange,
): number {
  const places = Math.min(20, Math.max(placesOf(value), placesOf(step)));
  const moved = Number((value + steps * step).toFixed(places));
  return Math.min(max, Math.max(min, moved)) || 0;
}

/** Whether two quantities are one and the same value. */
export const isSameQuantity = (one: Quantity | null, other: Quantity | null): boolean =>
  one?.value === other?.value && one?.unit === other?.unit;
