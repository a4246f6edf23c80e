export { findAmounts, findAmountsIn, parseAmount } from './amounts.ts';
export type { Amount, AmountUnit } from './amounts.ts';
