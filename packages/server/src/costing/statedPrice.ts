import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';

/** What words say that a unit is sold for. */
export interface StatedPrice {
  /** As it is written: `€39`. */
  readonly written: string;
  /** US dollars. */
  readonly usd: number;
}

/** A currency: how it is written, and what one of it is in US dollars. */
const Currency = z.strictObject({
  key: columns.key,
  signs: columns.list,
  usd: z.coerce.number().positive(),
  ...columns.origin,
});

const rates: ReadonlyMap<string, number> = new Map(
  readTable(new URL('./data/', import.meta.url), 'currencies', Currency).flatMap(({ signs, usd }) =>
    signs.map((sign) => [sign, usd] as const),
  ),
);

const sign = [...rates.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((each) => each.replace('$', String.raw`\$`))
  .join('|');
const digits = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?![\d.,]*\d)`;
/** `$4.99`, `EUR 39`; `4,99 €`. Dollars of other countries, `A$`, are not read. */
const price = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${sign}) ?(${digits})|(${digits}) ?(${sign})(?!\p{L}))`,
  'gu',
);

/** What a thing costs its maker, or a limit, is no price on the shelf. */
const otherBefore =
  /\b(?:costs?|costing|cogs|margins?|under|below|less than|up to|at most|max|budget|funding|save|saves|between|from|over|above)(?: (?:of|is|to|make|goods|a|unit|about|around|target))*[: ]*$/i;
/** Nor is a price of a serving, an amount of money, or the first of two. */
const otherAfter =
  /^ ?(?:[kKmM]\b|million|thousand|[-–] ?\D{0,3}\d|(?:to|and) \D?\d|(?:\/|per|an?|each) ?(?:serving|dose|day|month|year|kg|kilo|lb|g|100|l|litre|liter|stick|sachet|capsule|tablet|gummy|piece|portion|unit cost|cogs)|(?:cogs|costs?|budget|off|discount|margin)\b)/;

/** The price that concept or description say the product is sold for; null where they say none. */
export const statedPrice = (concept: string, description: string): StatedPrice | null =>
  priceIn(concept) ?? priceIn(description);

function priceIn(text: string): StatedPrice | null {
  for (const match of text.matchAll(price)) {
    const [written, before, first = '', second = '', after] = match;
    const isOther =
      otherBefore.test(text.slice(0, match.index)) ||
      otherAfter.test(text.slice(match.index + written.length));
    const rate = rates.get(before ?? after ?? '');
    const usd = Number((first || second).replace(',', '.')) * (rate ?? 0);
    if (!isOther && usd > 0) return { written, usd };
  }
  return null;
}

/** How a price that the words say was read. */
export const priceNotes = (price: StatedPrice | null): string[] =>
  price
    ? [
        `The price is the ${price.written} that the words say: $${price.usd.toFixed(2)}, with no tax taken off.`,
      ]
    : [];
