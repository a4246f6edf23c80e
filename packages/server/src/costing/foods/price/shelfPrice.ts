import { priceClassIn, type PriceClass } from '../../stated/priceClass.ts';
import {
  containerPrice,
  priceNotes,
  readPrice,
  readTrade,
  shelfUsdOf,
  tradeNotes,
  type ContainerPrice,
  type StatedPrice,
  type StatedTrade,
} from '../../stated/statedPrice.ts';
import { constantsFor, type FoodConstants } from './figures.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { FoodCategory } from '../tables/tables.ts';

/** A unit of a kind of food, as it is sold. */
export interface SoldUnit {
  category: FoodCategory;
  archetype: FoodArchetype;
  /** Its weight over the kind's own. */
  ratio: number;
  servings: number;
  /** How many such units have one price. */
  together: number;
}

/** The figures of a food with its price on the shelf, and how that was come by. */
export interface ShelfPriced {
  constants: FoodConstants;
  notes: string[];
}

/** What a unit is sold for: as the words say, or else what is usual for its kind, its size and its class. */
export function shelfPriceOf(concept: string, description: string, unit: SoldUnit): ShelfPriced {
  const { category, archetype, ratio, servings, together } = unit;
  const usual = constantsFor(category, archetype, ratio ** exponentOf(category));
  const priceClass = priceClassIn(concept, description);
  const constants = classed(usual, priceClass);
  const price = priceIn(containerPrice(readPrice(concept, description), servings), { constants, together });
  const margins = { retailer: usual.retailer.value, distributor: usual.distributor.value };
  const trade = ofUnitTrade(readTrade(concept, description), together);
  const usd = (price.stated ?? price.most)?.usd ?? (trade ? shelfUsdOf(trade, margins) : undefined);
  if (usd === undefined)
    return { constants, notes: [...classNotes(priceClass), ...sizeNotes(ratio, category)] };
  const shelfPrice = { ...usual.shelfPrice, value: usd, low: usd, high: usd, isAssumption: false };
  const notes = [...priceNotes(price), ...tradeNotes(trade, margins)];
  return { constants: { ...usual, shelfPrice }, notes };
}

/** A unit is sold for so little to so much of what is usual; beyond it the words speak of something else. Our assumption. */
const [leastOfPrice, mostOfPrice] = [0.2, 4];

/** A unit of several that are sold together has a price so near to the usual one; else the words price one. Our assumption. */
const [leastOfShare, mostOfShare] = [0.5, 2];

/** The price that the words say of a unit, where one of the kind may have it: of a case of twelve a twelfth. */
function priceIn(
  { stated, most }: ContainerPrice,
  { constants, together }: { constants: FoodConstants; together: number },
): ContainerPrice {
  const { value, low, high } = constants.shelfPrice;
  const isShare = (usd: number) => usd >= low * leastOfShare && usd <= high * mostOfShare;
  const isOne = (usd: number) => usd >= low * leastOfPrice && usd <= high * mostOfPrice;
  const ofUnit = (price: StatedPrice | null): StatedPrice | null => {
    if (!price) return null;
    const usd = price.usd / together;
    if (together > 1 && isShare(usd)) return { ...price, written: `${price.written} ÷ ${together}`, usd };
    return isOne(price.usd) ? price : null;
  };
  const limit = ofUnit(most);
  return { stated: ofUnit(stated), most: limit && limit.usd < value ? limit : null };
}

/** What the trade pays for a unit of several that it buys together. */
const ofUnitTrade = (trade: StatedTrade | null, together: number): StatedTrade | null =>
  trade && { ...trade, usd: trade.usd / together };

/** A premium product is sold at the upper end of the usual prices, a cheap one at the lower. */
function classed(constants: FoodConstants, priceClass: PriceClass | null): FoodConstants {
  const { shelfPrice } = constants;
  return priceClass
    ? { ...constants, shelfPrice: { ...shelfPrice, value: shelfPrice[priceClass.end] } }
    : constants;
}

const classNotes = (priceClass: PriceClass | null): string[] =>
  priceClass
    ? [
        `The words say '${priceClass.word}': the price is the ${priceClass.end === 'high' ? 'upper' : 'lower'} end of what such products are sold for.`,
      ]
    : [];

/** Bigger packs cost less a gram on the shelf as well. */
const exponentOf = ({ figures }: FoodCategory): number =>
  figures.get('price exponent of another size')?.typical ?? 1;

const sizeNotes = (ratio: number, category: FoodCategory): string[] =>
  ratio === 1
    ? []
    : [`The shelf price of another size follows its weight to the power of ${exponentOf(category)}.`];
