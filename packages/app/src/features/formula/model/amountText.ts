import { parseAmount } from '@seedbed/server/amounts';
import type { FormulaLine } from '@seedbed/server/contract';

/** An amount of a line, as the contract has it. */
export type LineAmount = NonNullable<FormulaLine['amount']>;

type Unit = NonNullable<LineAmount['unit']>;

/** What a text says of an amount; null where nobody can read it. `amount` null: the text is empty, nothing is known. */
export interface ReadAmount {
  amount: LineAmount | null;
}

/** Niacin weighs as much as it counts: NE tell nothing more. */
const equivalents = /\s*\b(?:(DFE|RAE)|NE)\s*$/i;
const rest = /^(to|rest|ad|q\.?s\.?)(\s*100)?\s*%?$/i;
const bareNumber = /^[\d¼-¾⅐-⅞.,’' \u00A0\u2009\u202F]+$/;

/** Digits after the point that a typed amount may have; 100 million CFU are 0.1 billion, and no more than 0.1. */
const digits = 12;
const withoutDust = (value: number) => Number(value.toPrecision(digits));

/** More of any unit is no amount of a serving, and is not stored. */
const most = 1_000_000;

/**
 * Reads what is typed as an amount: `120mg`, `2 000 IU`, `10 bn CFU`, `1.5 %`, `400 mcg DFE`, `to 100 %`.
 * A number alone takes `usualUnit`. @returns null where it is none, a range and what nobody serves included: a line holds one amount
 */
export function readAmount(text: string, before: LineAmount | null, usualUnit: Unit): ReadAmount | null {
  const typed = text.trim();
  if (typed === '') return { amount: null };
  if (rest.test(typed)) return { amount: { unit: '%', basis: 'percent', isRest: true } };
  const counts = equivalents.exec(typed)?.[1]?.toUpperCase() as 'DFE' | 'RAE' | undefined;
  const alone = typed.replace(equivalents, '');
  const unit = before?.unit && !before.isRest ? before.unit : usualUnit;
  const read = parseAmount(bareNumber.test(alone) ? `${alone} ${unit}` : alone);
  if (!read || read.from !== null || read.value > most) return null;
  return {
    amount: {
      value: withoutDust(read.value),
      unit: read.unit,
      ...basisFor(read.unit, before),
      ...(counts && { equivalents: counts }),
    },
  };
}

/** A percentage is of the serving; another unit keeps what the amount was of. */
function basisFor(unit: Unit, before: LineAmount | null): Pick<LineAmount, 'basis'> {
  if (unit === '%') return { basis: 'percent' };
  const kept = before?.basis;
  return kept && kept !== 'percent' && kept !== 'toVolume' ? { basis: kept } : {};
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** An amount as it is written in its cell; '' where none is known. */
export function amountText(amount: LineAmount | null | undefined): string {
  if (!amount) return '';
  if (amount.isRest) return 'to 100 %';
  if (amount.basis === 'toVolume') return 'to volume';
  const { value, unit } = amount;
  if (value === null || value === undefined) return '';
  const counts = typeof amount.equivalents === 'string' ? ` ${amount.equivalents}` : '';
  return `${figures.format(value)} ${unit ?? 'mg'}${counts}`;
}

const mostDigits = 4;

/** An amount as a cell shows one that nobody has typed: a share of a recipe has more digits than it is known to. */
export const shortAmountText = (amount: LineAmount | null | undefined): string =>
  amountText(
    typeof amount?.value === 'number'
      ? { ...amount, value: Number(amount.value.toPrecision(mostDigits)) }
      : amount,
  );
