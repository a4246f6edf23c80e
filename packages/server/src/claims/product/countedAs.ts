import type { Evidence } from '../../evidence/index.ts';
import type { ClaimProduct } from '../claim.ts';
import { sumOf } from './wholes.ts';

const counted = new WeakMap<Evidence, ReadonlyMap<string, string>>();

/** Categories whose forms are the nutrient itself. Citicoline only holds choline, and krill oil only omega-3. */
const sameNutrient: ReadonlySet<string> = new Set(['vitamin', 'protein']);

/** The nutrient of each form that labels count as it: what has a reference value and is of the form's own category. */
function nutrientsOfForms(evidence: Evidence): ReadonlyMap<string, string> {
  const known = counted.get(evidence);
  if (known) return known;
  const withReference = new Set(evidence.dailyValues.map(({ ingredient }) => ingredient));
  const made = new Map<string, string>();
  for (const { key, parent, category } of evidence.ingredients.values()) {
    const isSame = sameNutrient.has(category) && category === evidence.ingredients.get(parent)?.category;
    if (isSame && withReference.has(parent) && !withReference.has(key)) made.set(key, parent);
  }
  counted.set(evidence, made);
  return made;
}

/**
 * The nutrient that a label counts a form as: vitamin D3 is vitamin D, whey protein is protein (Regulation (EC) No
 * 1925/2006, Annex II; 21 CFR 101.9(c)(8)(iv)). Itself where it is counted by itself or not at all, as citicoline.
 */
export const countedAs = (evidence: Evidence, key: string): string =>
  nutrientsOfForms(evidence).get(key) ?? key;

/**
 * A product with the vitamins that its amounts give by their forms alone, added up; of one whose amounts cannot all be
 * converted it is not known how much there is, and it is not known to hold none. The weight of a protein's powder is none of
 * protein, so that is left as it is.
 */
export function withCounted(evidence: Evidence, product: ClaimProduct): ClaimProduct {
  const held = [...product.nutrients, ...product.ingredients];
  const keys = new Set(held.map(({ key }) => key));
  const isOfForms = (key: string) => !keys.has(key) && evidence.ingredients.get(key)?.category === 'vitamin';
  const byNutrient = Map.groupBy(held, ({ key }) => countedAs(evidence, key));
  const ofForms = [...byNutrient].filter(([key]) => isOfForms(key));
  if (ofForms.length === 0) return product;
  return {
    ...product,
    nutrients: product.nutrients.concat(ofForms.flatMap(([key, amounts]) => sumOf(key, amounts) ?? [])),
    ...(product.without && { without: product.without.filter((key) => !byNutrient.has(key)) }),
  };
}
