import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { isCost } from '../words/costWords.ts';
import { anyOf } from '../text.ts';

/** What words say that a unit is sold for. */
export interface StatedPrice {
  /** As it is written: `€39`. */
  readonly written: string;
  /** US dollars; of a range its middle. */
  readonly usd: number;
  /** Whether the words give a range. */
  readonly isRange?: boolean;
}

/** A currency: how it is written, and what one of it is in US dollars. */
const Currency = z.strictObject({
  key: columns.key,
  signs: columns.list,
  usd: z.coerce.number().positive(),
  ...columns.origin,
});

const rates: ReadonlyMap<string, number> = new Map(
  readTable(new URL('../data/', import.meta.url), 'currencies', Currency).flatMap(({ signs, usd }) =>
    signs.map((sign) => [sign, usd] as const),
  ),
);

const sign = anyOf([...rates.keys()], (each) => each.replace(/[$.]/g, String.raw`\$&`));
const digits = String.raw`\d{1,3}(?:[,. '’]\d{3})+(?![\d.,]*\d)|\d{1,5}(?:[.,]\d{1,2})?(?![\d.,]*\d)`;
const money = String.raw`(?:(${sign}) ?)?(${digits})(?: ?(${sign})(?![\p{L}\d]))?`;
/** `$4.99`, `EUR 39`; `4,99 €`; `€24–28`, `£10 to £12`, `between 20 and 25 €`. */
const price = new RegExp(
  String.raw`(?<![\p{L}\d.,])${money}(?: ?(?:[-–—]|to|bis|(?<=\bbetween .{1,12})and) ?${money})?(?!\d)`,
  'gu',
);
/** More is no price on the shelf, but money for something else. Our assumption. */
const mostUsd = 1000;

/** Money for something else is no price on the shelf. */
const otherBefore =
  /\b(?:margins?|budget|funding|save|saves)(?: (?:of|is|to|make|goods|a|unit|about|around|target|under|below|max(?:imum)?|at most))*[: ]*$/i;
/** A single price behind these is a part of a range. */
const leastBefore = /\b(?:between|from|over|above)(?: (?:about|around))*[: ]*$/i;
/** At so much it is to be sold at most. */
const mostBefore =
  /\b(?:under|below|less than|up to|at most|max(?:imum)?|no more than)(?: (?:of|about|around))*[: ]*$/i;
/** An amount of money. */
const otherAfter =
  /^ ?(?:[kKmM]\b|million|thousand|(?:\/|per|an?|each) ?(?:year|kg|kilo|lb|g|100|l|litre|liter|capsule|tablet|gummy|piece)|(?:budget|off|discount|margin)\b)/;
/** `$1.50 a stick`, `€1 per serving`: of a container so many times as much. */
const servingAfter = /^ ?(?:\/|per|an?|each) ?(?:servings?|dose|day|stick|sachet|portion)\b/i;
/** `$45 a month`: of as many containers as a month takes. */
const monthAfter = /^ ?(?:(?:\/|per|an?|each|every|pro|par) ?(?:months?|mo|monat|mois)\b|monthly\b)/i;
/** Servings of a month. */
const month = 30;
/** Words before a number without a currency that make it a price: `retail 19.99`, `RRP: 24`. */
const bare =
  /\b(?:retails? (?:at|for|price)|retail|rrp|msrp|srp|sells? (?:at|for)|sold (?:at|for)|priced? (?:at|of)?)\s*:?\s*(\d{1,3}(?:[.,]\d{2})?)(?![\d.,]*\d)(?!\s*(?:\p{L}|%))/iu;

/** A price that words say, and of what. */
export interface ReadPrice extends StatedPrice {
  readonly of: 'container' | 'serving' | 'month';
  /** Whether it is a limit. */
  readonly isMost: boolean;
}

/** The price that concept or description say the product is sold for, of a container or of a serving, or at most. */
export const readPrice = (concept: string, description: string): ReadPrice | null =>
  pricesIn(concept)[0] ?? pricesIn(description)[0] ?? barePrice(concept) ?? barePrice(description);

/** Money that a text names, and what stands around it. */
interface Money {
  readonly written: string;
  readonly usd: number;
  /** US dollars that one of its currency is. */
  readonly rate: number;
  readonly isRange: boolean;
  readonly left: string;
  readonly right: string;
}

export const moneyIn = (text: string): Money[] =>
  Array.from(text.matchAll(price), (match) => {
    const { usd, rate, isRange } = usdIn(match);
    const [written] = match;
    const [left, right] = [text.slice(0, match.index), text.slice(match.index + written.length)];
    return { written, usd, rate, isRange, left, right };
  });

/** The prices that a text says the product is sold for. */
export const pricesIn = (text: string): ReadPrice[] =>
  moneyIn(text).flatMap(({ written, usd, isRange, left, right }): ReadPrice[] => {
    const isOther =
      isCost({ left, right }) ||
      otherBefore.test(left) ||
      otherAfter.test(right) ||
      (!isRange && leastBefore.test(left));
    if (isOther || usd <= 0 || usd > mostUsd) return [];
    return [
      { written, usd, ...(isRange ? { isRange } : {}), of: soldBy(right), isMost: mostBefore.test(left) },
    ];
  });

/** What a price is of, by the words behind it. */
function soldBy(right: string): ReadPrice['of'] {
  if (monthAfter.test(right)) return 'month';
  return servingAfter.test(right) ? 'serving' : 'container';
}

/** US dollars of a price or of the middle of a range; nothing where no currency stands with it. */
function usdIn([, before, low = '', after, beforeHigh, high, afterHigh]: RegExpMatchArray): {
  usd: number;
  rate: number;
  isRange: boolean;
} {
  const rate = rates.get(before ?? after ?? beforeHigh ?? afterHigh ?? '') ?? 0;
  if (high === undefined) return { usd: numberOf(low) * rate, rate, isRange: false };
  const [from, to] = [numberOf(low), numberOf(high)];
  return { usd: from < to ? ((from + to) / 2) * rate : 0, rate, isRange: true };
}

/** `1,299` and `12 900` are thousands, `4,99` is not. */
const numberOf = (written: string) =>
  Number(/\D\d{3}$/.test(written) ? written.replace(/\D/g, '') : written.replace(',', '.'));

/** A number that only its words call a price is one of US dollars. */
function barePrice(text: string): ReadPrice | null {
  const [, digitsOf] = bare.exec(text) ?? [];
  const usd = Number(digitsOf?.replace(',', '.') ?? 0);
  return digitsOf && usd > 0 ? { written: `$${digitsOf}`, usd, of: 'container', isMost: false } : null;
}

/** What a container is sold for, and what it is sold for at most; null where words say neither. */
export interface ContainerPrice {
  readonly stated: StatedPrice | null;
  readonly most: StatedPrice | null;
}

/** The price of a container of so many servings. */
export function containerPrice(price: ReadPrice | null, servings: number): ContainerPrice {
  if (!price) return { stated: null, most: null };
  const { written, usd, isRange, of, isMost } = price;
  const times = timesOf(of, servings);
  const whole = {
    written: times !== 1 ? `${times} × ${written}` : written,
    usd: usd * times,
    ...(isRange ? { isRange } : {}),
  };
  return isMost ? { stated: null, most: whole } : { stated: whole, most: null };
}

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

const usdOf = ({ usd }: StatedPrice) => `$${usd.toFixed(2)}`;
