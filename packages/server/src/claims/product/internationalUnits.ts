import type { Evidence } from '../../evidence/index.ts';
import { selfAndParent } from '../../registry/index.ts';
import type { ClaimProduct, ProductAmount } from '../claim.ts';

/** International units as weight, where all forms of it weigh alike; else the form would have to be known. */
export function inMass(
  evidence: Evidence,
  { key, value }: { key: string; value: number },
): ProductAmount | null {
  const own = new Set(selfAndParent(evidence, key));
  const [row, ...others] = evidence.conversions.filter(({ ingredient }) => own.has(ingredient));
  return row && others.length === 0 ? { key, amount: value * row.perIu, unit: row.unit } : null;
}

/** A product with its amounts in weight, where they were given in IU and each of these weighs the same. */
export function withMasses(evidence: Evidence, product: ClaimProduct): ClaimProduct {
  const inMasses = (amounts: readonly ProductAmount[]) =>
    amounts.map((each) => (each.unit === 'IU' && inMass(evidence, { ...each, value: each.amount })) || each);
  const isGiven = [...product.nutrients, ...product.ingredients].some(({ unit }) => unit === 'IU');
  return isGiven
    ? { ...product, nutrients: inMasses(product.nutrients), ingredients: inMasses(product.ingredients) }
    : product;
}
