import type { Evidence, Passage } from '../../evidence/index.ts';
import { familyOf } from '../../registry/index.ts';
import { recordIndexOf } from './recordIndex.ts';

/** The records on any of some ingredients, on what they are a form of, and on their forms. */
export function recordsOn(evidence: Evidence, ingredients: readonly string[]): Passage[] {
  const { ofIngredient, passages } = recordIndexOf(evidence);
  const places = ingredients.flatMap((key) => familyOf(evidence, key)).flatMap(ofIngredient);
  return [...new Set(places)].flatMap((place) => passages[place] ?? []);
}
