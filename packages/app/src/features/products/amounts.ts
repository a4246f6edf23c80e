const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/**
 * A measured amount with its unit, a thin space between them.
 * @example amountOf(1234.5, 'mg') // '1,235 mg'
 */
export function amountOf(amount: number, unit: string): string {
  return `${figures.format(amount)}\u2009${unit}`;
}

/** A count of things, grouped by thousands. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
