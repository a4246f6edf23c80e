import { z } from 'zod';
import { columns, convertMass, readTable } from '../../registry/index.ts';
import type { ClaimProduct, ProductAmount } from '../claim.ts';
import { nutrientOf } from './product.ts';

/** What conditions ask for as one and formulas list by its parts, or by what it is worked out from: a row of `data/wholes.csv`. */
const Whole = z.strictObject({
  key: columns.key,
  whole: columns.key,
  parts: columns.list,
  factor: columns.finite,
  note: z.string(),
  ...columns.origin,
});

const wholes = readTable(new URL('../data/', import.meta.url), 'wholes', Whole);

/** Amounts as one of a key, in the first one's unit; undefined where one of them cannot be converted: it is not known. */
export function sumOf(key: string, amounts: readonly ProductAmount[]): ProductAmount | undefined {
  const [first] = amounts;
  if (!first) return undefined;
  let sum = 0;
  for (const { amount, unit } of amounts) {
    const more = unit === first.unit ? amount : convertMass(amount, unit, first.unit);
    if (more === null) return undefined;
    sum += more;
  }
  return { ...first, key, amount: sum };
}

/** As `nutrientOf`; of what is listed by its parts, where all of them are, their sum. */
export function wholeOf(
  product: Pick<ClaimProduct, 'nutrients' | 'ingredients'>,
  key: string,
): ProductAmount | undefined {
  const given = nutrientOf(product, key);
  const asked = wholes.find(({ whole }) => whole === key);
  if (given || !asked) return given;
  const found = asked.parts.flatMap((part) => nutrientOf(product, part) ?? []);
  const sum = found.length === asked.parts.length ? sumOf(key, found) : undefined;
  return sum && { ...sum, amount: sum.amount * asked.factor };
}
