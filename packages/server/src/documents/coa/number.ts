import { Big } from 'big.js';

/** A quantity as a certificate writes it. */
export interface Quantity {
  value: Big;
  /** As written, or '' without one. */
  unit: string;
}

const digits = String.raw`[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-−]?\d+(?:\.\d+)?`;
const quantity = new RegExp(`^(${digits})\\s*(.*)$`, 'u');

/** Reads '1,200 cfu/g'. A comma parts thousands; another one is not read: it could be a decimal. */
export function readQuantity(text: string): Quantity | null {
  const found = quantity.exec(text.trim());
  const [, number, unit = ''] = found ?? [];
  // A comma or digit that is left over was no part of a number that can be told.
  if (number === undefined || /^[,.\d]/.test(unit)) return null;
  return { value: new Big(number.replaceAll(',', '').replace('−', '-')), unit: unit.trim() };
}
