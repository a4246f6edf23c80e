const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/**
 * An amount of US dollars without decimals.
 * @example wholeUsd('17250.00') // '$17,250'
 */
export function wholeUsd(amount: string | number): string {
  return wholeDollars.format(Number(amount));
}

/**
 * An amount of US dollars with cents, for what costs less than a few dollars.
 * @example exactUsd(0.184) // '$0.18'
 */
export function exactUsd(amount: string | number): string {
  return dollarsAndCents.format(Number(amount));
}

/**
 * A share between 0 and 1 as a whole percentage. What is there but rounds to nothing reads '<1%'.
 * @example wholePercent(0.314) // '31%'
 */
export function wholePercent(share: number): string {
  return share > 0 && share < 0.005 ? '<1%' : percent.format(share);
}
