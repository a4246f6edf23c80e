import type { Evidence, Passage } from '../../evidence/index.ts';
import { familyOf } from '../../registry/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { closestRecords } from './closestRecords.ts';
import { recordIndexOf } from './recordIndex.ts';

/** The records on any of some ingredients, on what they are a form of, and on their forms. */
export function recordsOn(evidence: Evidence, ingredients: readonly string[]): Passage[] {
  const { ofIngredient, passages } = recordIndexOf(evidence);
  const places = ingredients.flatMap((key) => familyOf(evidence, key)).flatMap(ofIngredient);
  return [...new Set(places)].flatMap((place) => passages[place] ?? []);
}

/** Where nothing is named, so many of the closest records are held to be about it. */
const mostNear = 5;

/** The records that are about what a question names, or else those closest to it. */
export function recordsAbout(evidence: Evidence, inquiry: Inquiry): readonly Passage[] {
  const named = recordsOn(evidence, inquiry.ingredients);
  return named.length > 0
    ? named
    : closestRecords(evidence, inquiry)
        .slice(0, mostNear)
        .map(({ passage }) => passage);
}
