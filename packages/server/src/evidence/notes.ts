import type { Passage } from './passages/passages.ts';
import { freshness, parts } from './passages/passages.ts';
import { formatNumber, type Ingredient, isConfirmed } from '../registry/index.ts';

const noteKinds = ['dose', 'forms', 'density', 'cautions', 'regulatory', 'label', 'names'] as const;
/** The notes an ingredient can have. */
export type NoteKind = (typeof noteKinds)[number];

/** The formulation notes of an ingredient, one passage each; a note without content is absent. */
export function ingredientPassages(ingredient: Ingredient): Partial<Record<NoteKind, Passage>> {
  const { doseLow, doseHigh, doseUnit } = ingredient;
  const dose =
    doseLow !== null &&
    doseHigh !== null &&
    `usual amount in products ${formatRange(doseLow, doseHigh)} ${doseUnit} a day.`;
  const forms =
    (ingredient.forms.length > 0 || ingredient.potency) &&
    parts(
      ingredient.forms.length > 0 && `sold as ${ingredient.forms.join(', ')}.`,
      ingredient.potency && `Potency: ${ingredient.potency}.`,
      ingredient.formFactors.length > 0 && `Product forms: ${ingredient.formFactors.join(', ')}.`,
    );
  const label = [
    ingredient.allergen && `allergens: ${ingredient.allergen}`,
    ingredient.vegan && `vegan: ${ingredient.vegan}`,
  ].filter(Boolean);
  const names = [
    ingredient.latinName.length > 0 && `Latin name: ${ingredient.latinName.join(', ')}`,
    ingredient.synonyms.length > 0 && `also found as: ${ingredient.synonyms.join(', ')}`,
  ].filter(Boolean);
  const texts: Record<NoteKind, string | false> = {
    dose,
    forms,
    density: ingredient.density && `bulk density ${ingredient.density.replace('-', '–')} g/mL.`,
    cautions:
      ingredient.cautions.length > 0 && `cautions and interactions: ${ingredient.cautions.join('; ')}.`,
    regulatory: ingredient.regulatory && `regulatory note: ${ingredient.regulatory}.`,
    label: label.length > 0 && `${label.join('; ')}.`,
    names: names.length > 0 && `${names.join('; ')}.`,
  };
  const notes: Partial<Record<NoteKind, Passage>> = {};
  for (const kind of noteKinds) {
    const text = texts[kind];
    if (text) notes[kind] = notePassage(ingredient, kind, text);
  }
  return notes;
}

/** `100–350`, or one number when both ends are the same. */
const formatRange = (low: number, high: number): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;

function notePassage(ingredient: Ingredient, kind: NoteKind, text: string): Passage {
  return {
    key: `ingredient:${ingredient.key}/${kind}`,
    kind: 'ingredient',
    title: `${ingredient.name}: ${kind}`,
    source: ingredient.source,
    url: null,
    text: `${ingredient.name}, ${text}` + freshness(ingredient),
    isConfirmed: isConfirmed(ingredient),
    ingredients: [ingredient.key],
    topics: [],
  };
}
