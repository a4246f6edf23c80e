import type { FoodValues } from './figures.ts';

/** What a unit earns, US dollars, unrounded; what is left may be below nothing. */
export interface ShelfNet {
  /** What the distributor pays. */
  invoice: number;
  /** Left of the invoice after trade spend, spoilage and broker. */
  trade: number;
  /** Left of the shelf price where the brand sells directly. */
  direct: number;
  /** Left of the shelf price where the brand delivers to local stores itself, as most begin. */
  local: number;
  /** Share sold directly: none where the trade leaves more. */
  directShare: number;
  /** Left of a unit, by its share of channels. */
  net: number;
  /** Shelf price over unit cost at which a unit sold through a distributor costs what it earns. */
  breakEven: number;
}

/** What is left of the shelf price, by channel: the category sets the price, not the cost. */
export function shelfNet(values: FoodValues): ShelfNet {
  const { shelfPrice, retailer, distributor, tradeSpend, spoilage, broker } = values;
  const toBrand = (1 - retailer) * (1 - distributor);
  const kept = (1 - tradeSpend - spoilage) * (1 - broker);
  const invoice = shelfPrice * toBrand;
  const trade = invoice * kept;
  const direct = directNet(values);
  const local = shelfPrice * (1 - retailer) * (kept - values.delivery);
  const directShare = direct > trade ? values.directShare : 0;
  const net = directShare * direct + (1 - directShare) * trade;
  return { invoice, trade, direct, local, directShare, net, breakEven: 1 / (toBrand * kept) };
}

/** An order is filled up with packs until it is worth sending. */
function directNet(values: FoodValues): number {
  const { shelfPrice, fees, discounts, returns, directPack, leastOrder, parcel } = values;
  const packs = Math.max(1, Math.ceil(leastOrder / (directPack * shelfPrice)));
  return shelfPrice * (1 - fees - discounts - returns) - parcel / (directPack * packs);
}

/** Revenue of a run, US dollars: what is sold of it, after what each channel keeps. */
export const revenueOfUnits = (units: number, values: FoodValues): number =>
  units * values.sellThrough * shelfNet(values).net;

/** The shelf price at which the brand would keep its target margin through a distributor. */
export const priceNeeded = (unitCost: number, { brandMargin, distributor, retailer }: FoodValues): number =>
  unitCost / ((1 - brandMargin) * (1 - distributor) * (1 - retailer));
