import type { ConstantValues } from './constants/constants.ts';

/** What a container earns, US dollars. */
export interface Prices {
  /** Price it is sold at directly. */
  direct: number;
  /** Price on the shelf of a retailer. */
  retail: number;
  /** What the trade pays, where that is known; else it is worked out of the price on the shelf. */
  trade?: number;
  /** Whether all of it is sold to the trade. */
  isTradeAlone?: boolean;
}

/** Prices by the landed unit cost: a multiple of it directly, and built up through the margins of the trade. */
export function pricesOf(landedUnitCost: number, values: ConstantValues): Prices {
  const { brandMargin, distributor, retailer } = values;
  return {
    direct: landedUnitCost * values.directMultiple,
    retail: landedUnitCost / ((1 - brandMargin) * (1 - distributor) * (1 - retailer)),
  };
}

/** Net revenue of a run, US dollars: what is sold, by its share of channels, after what each channel keeps. */
export function revenueOf(containers: number, prices: Prices, values: ConstantValues): number {
  const { directShare, fees, discount, returns, retailer, distributor, broker } = values;
  const direct = prices.direct * (1 - fees - discount - returns);
  const trade = prices.trade ?? prices.retail * (1 - retailer) * (1 - distributor) * (1 - broker);
  const share = prices.isTradeAlone ? 0 : directShare;
  const perContainer = share * direct + (1 - share) * trade;
  return containers * values.sellThrough * perContainer;
}
