import { moneyTerms, type MoneyTerm } from '../brief/money/moneyTerms.ts';

/** What words say that a unit is sold for. */
export interface StatedPrice {
  /** As it is written: `€39`. */
  readonly written: string;
  /** US dollars; of a range its middle. */
  readonly usd: number;
  /** Whether the words give a range. */
  readonly isRange?: boolean;
}

/** More is no price on the shelf, but money for something else. Our assumption. */
const mostUsd = 1000;
/** Servings of a month. */
const month = 30;

/** A price that words say, and of what. */
export interface ReadPrice extends StatedPrice {
  readonly of: 'container' | 'serving' | 'month';
  /** Whether it is a limit. */
  readonly isMost: boolean;
  /** US dollars that one serving may cost, where the words say that of one: a price below what all of them may is one's. */
  readonly servingCostUsd?: number;
}

/** What a price is of, as far as a container's is worked out of it. */
const ofPrice: Readonly<Partial<Record<MoneyTerm['of'], ReadPrice['of']>>> = {
  unit: 'container',
  case: 'container',
  serving: 'serving',
  month: 'month',
};

/** The prices that a text says the product is sold for. */
export function pricesIn(text: string): ReadPrice[] {
  const terms = moneyTerms(text);
  const cost = terms.find(({ kind, of }) => kind === 'cost' && (of === 'serving' || of === 'piece'));
  const servingCostUsd = cost?.highUsd;
  return terms.flatMap(({ kind, bound, of: each, written, usd, isRange }): ReadPrice[] => {
    const of = ofPrice[each];
    if (kind !== 'price' || of === undefined || usd > mostUsd) return [];
    return [
      {
        written,
        usd,
        ...(isRange ? { isRange } : {}),
        of,
        isMost: bound === 'most',
        ...(servingCostUsd === undefined ? {} : { servingCostUsd }),
      },
    ];
  });
}

/** The price that concept or description say the product is sold for, of a container or of a serving, or at most. */
export const readPrice = (concept: string, description: string): ReadPrice | null =>
  pricesIn(`${concept}\n${description}`)[0] ?? null;

/** What a container is sold for, and what it is sold for at most; null where words say neither. */
export interface ContainerPrice {
  readonly stated: StatedPrice | null;
  readonly most: StatedPrice | null;
}

/** What words say that the trade pays the brand for a unit, and who of it does. */
export interface StatedTrade extends StatedPrice {
  /** A distributor sells on to retailers; else it is a retailer that pays. */
  readonly isToDistributor: boolean;
}

/** The price to the trade that concept or description say; null where they say none. */
export function readTrade(concept: string, description: string): StatedTrade | null {
  const said = moneyTerms(`${concept}\n${description}`).find(
    ({ kind, of, usd }) => kind === 'trade' && ofPrice[of] === 'container' && usd <= mostUsd,
  );
  if (!said) return null;
  const { written, usd, isRange, isToDistributor } = said;
  return { written, usd, isRange, isToDistributor };
}

/** The price of a container of so many servings. */
export function containerPrice(price: ReadPrice | null, servings: number): ContainerPrice {
  if (!price) return { stated: null, most: null };
  const { written, usd, isRange, of, isMost } = price;
  const times = timesOf(isOfServing(price, servings) ? 'serving' : of, servings);
  const whole = {
    written: times !== 1 ? `${times} × ${written}` : written,
    usd: usd * times,
    ...(isRange ? { isRange } : {}),
  };
  return isMost ? { stated: null, most: whole } : { stated: whole, most: null };
}

/** `Under €2.85 a sachet, RRP €3.99` of a box of ten: nobody sells ten for what two may cost. */
const isOfServing = ({ of, usd, servingCostUsd }: ReadPrice, servings: number): boolean =>
  of === 'container' &&
  servingCostUsd !== undefined &&
  usd > servingCostUsd &&
  usd < servingCostUsd * servings;

/** How many times a container has what a price is of; a container is half a month's, a month's or several. */
function timesOf(of: ReadPrice['of'], servings: number): number {
  const whole = Math.max(1, Math.floor(servings + 1e-9));
  if (of === 'month') return Math.max(0.5, Math.round((whole / month) * 2) / 2);
  return of === 'serving' ? whole : 1;
}

/** How a price that the words say was read. */
export function priceNotes({ stated, most }: ContainerPrice): string[] {
  if (stated)
    return [
      `The price is the ${stated.isRange ? 'middle of the ' : ''}${stated.written} that the words say: ${usdOf(stated)}, with no tax taken off.`,
    ];
  return most ? [`The words let it be sold for at most ${most.written}: ${usdOf(most)}.`] : [];
}

/** Margins of the trade, shares of what each of it asks. */
type Margins = Readonly<Record<'distributor' | 'retailer', number>>;

/** What stands on the shelf, before tax, of that for which the trade pays so much, US dollars. */
export const shelfUsdOf = (
  { usd, isToDistributor }: Pick<StatedTrade, 'usd' | 'isToDistributor'>,
  { distributor, retailer }: Margins,
): number => usd / ((1 - retailer) * (isToDistributor ? 1 - distributor : 1));

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** How a price to the trade was read, and what it comes to on the shelf. */
export function tradeNotes(trade: StatedTrade | null, margins: Margins): string[] {
  if (!trade) return [];
  const [payer, kept] = trade.isToDistributor
    ? ['distributor', `margins of ${percent(margins.distributor)} and ${percent(margins.retailer)}`]
    : ['retailer', `margin of ${percent(margins.retailer)}`];
  return [
    `The ${trade.written} that the words say (${usdOf(trade)}) is what the ${payer} pays: with the trade’s usual ${kept} it stands on the shelf at $${shelfUsdOf(trade, margins).toFixed(2)} before tax.`,
  ];
}

const usdOf = ({ usd }: StatedPrice) => `$${usd.toFixed(2)}`;
