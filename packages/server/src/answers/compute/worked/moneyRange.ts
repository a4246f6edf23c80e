import { formatNumber } from '../../../registry/index.ts';
import { inCents, tidy } from './sheet.ts';

/** Sums below this are told in cents as well. */
const small = 1;
const digits = 3;

/** A cost at both ends of a price, rounded to what a planning figure bears; small ones in cents as well. */
export function moneyRange(low: number, high: number, symbol: string): string {
  const ends = [...new Set([low, high].map(rounded))];
  const whole = `${ends.map(figure).join('–')} ${symbol}`;
  if (high >= small) return whole;
  const cents = [...new Set([low, high].map((each) => tidy(each * 100, digits)))];
  return `${whole} (${cents.map(figure).join('–')} cents)`;
}

/** In dollars and cents; less than ten cents finer, thousands without cents. */
const rounded = (value: number): number => {
  if (value < finer) return tidy(value, digits);
  return value >= 1000 ? Math.round(value) : inCents(value);
};
const finer = 0.1;

/** Figures that are smaller than others are written. */
const figure = (value: number): string =>
  value > 0 && value < 0.001
    ? value.toFixed(Math.ceil(-Math.log10(value)) + 1).replace(/0+$/, '')
    : formatNumber(value);
