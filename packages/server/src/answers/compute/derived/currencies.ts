import { isMoney } from './dims.ts';
import type { Factor } from './factor.ts';
import type { Wanted } from './wanted.ts';

/** Money is wanted in each currency that a question states, else in those that figures are held in. */
export function currenciesOf(
  wanted: Wanted,
  stated: readonly Factor[],
  held: readonly Factor[] = [],
): Wanted[] {
  const { money, ...others } = wanted.dims;
  if (money === undefined) return [wanted];
  const own = currenciesIn(stated);
  const found = own.size > 0 ? own : currenciesIn(held);
  const inCurrency = (currency: string): Wanted => ({ ...wanted, dims: { ...others, [currency]: money } });
  return [...found].map(inCurrency);
}

const currenciesIn = (factors: readonly Factor[]): ReadonlySet<string> =>
  new Set(factors.flatMap(({ dims }) => Object.keys(dims).filter((each) => isMoney(each))));
