const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * A measured amount with its unit: a thin space before a symbol, a whole one before a word.
 * @example amountOf(1234.5, 'mg') // '1,235 mg'
 */
export function amountOf(amount: number, unit: string): string {
  const isWord = /^[a-z]{4,}/.test(unit);
  return `${figures.format(amount)}${isWord ? '\u00a0' : '\u2009'}${unit}`;
}

/**
 * A constant of the estimate as people write it: shares in percent, money with its sign.
 * @example constantOf(12, 'USD/1,000') // '$12 per 1,000'
 */
export function constantOf(value: number, unit: string): string {
  if (unit === 'share') return percents.format(value);
  const [currency, each] = unit.split('/');
  if (currency !== 'USD') return amountOf(value, unit);
  return each ? `${dollars.format(value)} per ${each}` : dollars.format(value);
}

/** A count of things, grouped by thousands. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
