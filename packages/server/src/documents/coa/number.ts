import { Big } from 'big.js';

/** A quantity as a certificate writes it. */
export interface Quantity {
  value: Big;
  /** As written, or '' without one. */
  unit: string;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const grouped = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:[ \u00A0\u202F]\d{3})+(?:\.\d+)?`;
/** A comma that parts no thousands: three digits do not follow it, or nothing but a zero stands before it. */
const decimal = String.raw`0,\d+|\d+,(?:\d{1,2}|\d{4,})`;
const digits = String.raw`[-−]?(?:${grouped}|(?:${decimal})(?![\d.,])|\d+(?:\.\d+)?)`;
const power = String.raw`(?:\^\s*([-−]?\d{1,3})|([${superscripts}]{1,2}))`;
const quantity = new RegExp(
  String.raw`^(?:10${power}|(${digits})(?:\s*[x×*·]\s*10${power}|[eE]([-+]?\d{1,3})(?!\d))?)\s*(.*)$`,
  'u',
);

/** Powers of ten beyond this are no count and no share of anything. */
const highestPower = 12;

const raised = (text: string) =>
  [...text].map((sign) => (superscripts.includes(sign) ? superscripts.indexOf(sign) : sign)).join('');

const isDecimal = new RegExp(`^[-−]?(?:${decimal})$`, 'u');

const figure = (text: string) =>
  (isDecimal.test(text) ? text.replace(',', '.') : text.replaceAll(/[,\s]/gu, '')).replace('−', '-');

/**
 * Reads '1,200 cfu/g', '1 000 cfu/g', '10³ cfu/g' and '1 × 10^3 cfu/g'. A comma parts thousands where
 * it can; where it cannot, it is a decimal one: '0,05', '99,2'.
 */
export function readQuantity(text: string): Quantity | null {
  const found = quantity.exec(text.trim());
  if (!found) return null;
  const [, up, high, number = '1', timesUp, timesHigh, scientific, unit = ''] = found;
  const exponent = Number(figure(raised(up ?? high ?? timesUp ?? timesHigh ?? scientific ?? '0')));
  // A comma, point or digit that is left over was no part of a number that can be told.
  if (/^[,.\d^×*·]/u.test(unit) || Math.abs(exponent) > highestPower) return null;
  return { value: new Big(figure(number)).times(new Big(10).pow(exponent)), unit: unit.trim() };
}
