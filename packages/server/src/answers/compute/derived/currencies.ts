import { isMoney } from './dims.ts';
import type { Factor } from './factor.ts';
import type { Wanted } from './wanted.ts';

/** Money is wanted in each currency that a figure is in. */
export function currenciesOf(wanted: Wanted, factors: readonly Factor[]): Wanted[] {
  const { money, ...others } = wanted.dims;
  if (money === undefined) return [wanted];
  const found = new Set(factors.flatMap(({ dims }) => Object.keys(dims).filter((each) => isMoney(each))));
  const inCurrency = (currency: string): Wanted => ({ ...wanted, dims: { ...others, [currency]: money } });
  return [...found].map(inCurrency);
}
