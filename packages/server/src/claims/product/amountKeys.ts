import { z } from 'zod';
import type { Evidence } from '../../evidence/index.ts';
import { columns, readTable } from '../../registry/index.ts';
import type { ClaimProduct, ProductAmount } from '../claim.ts';

/** What labels state and the base holds no ingredient for: a row of `data/labelLines.csv`. */
const LabelLine = z.strictObject({
  key: columns.key,
  words: columns.list,
  note: z.string(),
  ...columns.origin,
});

const labelLines = new Map(
  readTable(new URL('../data/', import.meta.url), 'labelLines', LabelLine).flatMap(({ key, words }) =>
    [key.replaceAll('-', ' '), ...words].map((name) => [name, key] as const),
  ),
);

/**
 * The key that an amount is counted by: of the base or of a line of the label; a name of either, as `fiber` or `beta-glucan`,
 * is its key. Undefined for what neither knows, of which nothing could be counted.
 */
export function amountKey(evidence: Evidence, key: string): string | undefined {
  if (evidence.ingredients.has(key)) return key;
  const name = key
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  const line = labelLines.get(name);
  if (line !== undefined) return line;
  const [mention, ...others] = evidence.lexicon.read(name).mentions;
  const isWhole =
    others.length === 0 &&
    mention?.kind === 'ingredient' &&
    !mention.isCorrected &&
    mention.text.toLowerCase() === name;
  return isWhole ? mention.key : undefined;
}

/** A product with its amounts under the keys that they are counted by; what nobody knows keeps its own. */
export function withAmountKeys(evidence: Evidence, product: ClaimProduct): ClaimProduct {
  const isKnown = ({ key }: ProductAmount) => evidence.ingredients.has(key);
  const { nutrients, ingredients, reference } = product;
  if ([nutrients, ingredients, reference?.nutrients ?? []].every((amounts) => amounts.every(isKnown)))
    return product;
  const renamed = (amounts: readonly ProductAmount[]) =>
    amounts.map((each) => ({ ...each, key: amountKey(evidence, each.key) ?? each.key }));
  return {
    ...product,
    nutrients: renamed(nutrients),
    ingredients: renamed(ingredients),
    ...(reference && { reference: { ...reference, nutrients: renamed(reference.nutrients) } }),
  };
}
