import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { anyOf } from '../../text.ts';

/** A currency: how it is written, and what one of it is in US dollars. */
const Currency = z.strictObject({
  key: columns.key,
  signs: columns.list,
  usd: z.coerce.number().positive(),
  ...columns.origin,
});

const rates: ReadonlyMap<string, number> = new Map(
  readTable(new URL('../../data/', import.meta.url), 'currencies', Currency).flatMap(({ signs, usd }) =>
    signs.map((sign) => [sign, usd] as const),
  ),
);

const sign = anyOf([...rates.keys()], (each) => each.replace(/[$.]/g, String.raw`\$&`));
const digits = String.raw`\d{1,3}(?:[,. '’]\d{3})+(?![\d.,]*\d)|\d{1,5}(?:[.,]\d{1,2})?(?![\d.,]*\d)|[.,]\d{2}(?!\d)`;
const money = String.raw`(?:(${sign}) ?)?(${digits})(?: ?(${sign})(?![\p{L}\d]))?`;
/** `$4.99`, `EUR 39`; `4,99 €`; `€24–28`, `£10 to £12`, `between 20 and 25 €`. */
const written = new RegExp(
  String.raw`(?<![\p{L}\d.,])${money}(?: ?(?:[-–—]|to|bis|(?<=\bbetween .{1,12})and) ?${money})?(?!\d)`,
  'gu',
);

/** A sum that a text names, with or without its currency. */
export interface Sum {
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** In its currency; of a range its middle and its upper end. */
  readonly value: number;
  readonly high: number;
  readonly isRange: boolean;
  /** US dollars of one of its currency; null where no currency stands with it. */
  readonly rate: number | null;
}

/** The numbers of a text that may be sums, those with a currency first known by it. */
export const sumsIn = (text: string): Sum[] =>
  Array.from(text.matchAll(written), (match): Sum => {
    const [whole, before, low = '', after, beforeHigh, high, afterHigh] = match;
    const rate = rates.get(before ?? after ?? beforeHigh ?? afterHigh ?? '') ?? null;
    const [from, to] = [numberOf(low), numberOf(high ?? low)];
    return {
      written: whole.trim(),
      start: match.index,
      end: match.index + whole.length,
      value: from <= to ? (from + to) / 2 : 0,
      high: to,
      isRange: high !== undefined,
      rate,
    };
  });

/** `1,299` and `12 900` are thousands, `4,99` is not. */
const numberOf = (said: string) =>
  Number(/\D\d{3}$/.test(said) ? said.replace(/\D/g, '') : said.replace(',', '.'));
