import { compoundFields, meantCompound, midSentence } from '../compounds.ts';
import type { KnownCompound } from '../data.ts';
import type { NutrientForm } from '../draft.ts';
import { nameKey } from './nameKey.ts';
import type { KnownName, NameBook } from './nameBook.ts';

/** What a line takes of the form it is bought in. */
export interface FormFields {
  source?: string;
  potency?: number;
  nutrientForm?: NutrientForm;
  cfuPerGram?: number;
  caffeinePercent?: number;
  note?: string;
}

/** A form of an ingredient. */
export interface FoundForm {
  fields: FormFields;
  /** Compounds that share the name, where there are several: which of them is open. */
  several: readonly KnownCompound[];
  /** What is bought, where it is a material. */
  bought?: KnownName;
}

/** Words of grade and make that change no compound. */
const made =
  /\b(?:chelated?|chelate|powder|granular|granules|crystalline|usp|ph\.? ?eur\.?|fcc|food grade|vegan|natural|pure)\b/gi;

const isSameNutrient = (one: KnownName | undefined, other: KnownName) =>
  one !== undefined &&
  (one.key === other.key || (one.nutrient !== undefined && one.nutrient === other.nutrient));

/** What a text is as a form of an ingredient; labels leave the ingredient's name out: `Magnesium (as glycinate)`. */
export function formOf(text: string, ingredient: KnownName, names: NameBook): FoundForm | undefined {
  // A share is of what it holds, not what it is.
  if (text === '' || /^\W*\d+(?:[.,]\d+)?\s*%/.test(text)) return undefined;
  const plain = text.replace(made, ' ').replace(/\s+/g, ' ').trim();
  for (const { called, written } of waysToCall({ text, plain, ingredient }, names)) {
    const found = formCalled(called, { written, ingredient, names });
    if (found) return found;
  }
  return undefined;
}

interface Called {
  /** Null: by a name in another language. */
  written: string | null;
  ingredient: KnownName;
  names: NameBook;
}

function formCalled(called: string, { written, ingredient, names }: Called): FoundForm | undefined {
  const bought = names.bought(called).find((each) => isOf(each, ingredient, names));
  if (bought) {
    const isOwn = written !== null && names.namesOf(bought).includes(called);
    return { fields: materialFields(bought, isOwn ? lowered(written) : undefined), several: [], bought };
  }
  const compounds = names
    .compounds(called)
    .filter((each) => isSameNutrient(names.byKey(each.ingredient), ingredient));
  const [first] = compounds;
  if (!first) return undefined;
  const compound = meantCompound(compounds, first.ingredient);
  // In another language, or by a mineral's sign, it is told as the base calls it.
  const nameFor = (each: KnownCompound) =>
    lowered(written !== null && isNameOf(called, each) ? written : each.label);
  return compound
    ? { fields: fieldsOf(compound, nameFor(compound)), several: [] }
    : { fields: { source: nameFor(first) }, several: compounds };
}

const isNameOf = (called: string, { names, label }: KnownCompound) =>
  [label, ...names].some((name) => nameKey(name) === called);

/** How a form may be called: as written, with the ingredient's name before or behind it, joined as in `Zinkcitrat`. */
function* waysToCall(
  { text, plain, ingredient }: { text: string; plain: string; ingredient: KnownName },
  names: NameBook,
): Generator<{ called: string; written: string | null }> {
  const key = nameKey(plain);
  yield { called: nameKey(text), written: text };
  if (key === '') return;
  yield { called: key, written: text };
  const own = nameInSentence(ingredient);
  const ownKey = nameKey(own);
  for (const name of names.namesOf(ingredient)) {
    if (name === key) continue;
    yield { called: name + key, written: `${own} ${text}` };
    yield { called: key + name, written: `${text} ${own}` };
    if (key.startsWith(name)) yield { called: ownKey + key.slice(name.length), written: null };
  }
}

/** Labels count some compounds as they are: there is nothing to tell of their share. */
function fieldsOf(compound: KnownCompound, written: string): FormFields {
  const { potency, note, ...fields } = compoundFields(compound, written);
  return potency < 100 ? { ...fields, potency, note } : fields;
}

const isOf = ({ material }: KnownName, ingredient: KnownName, names: NameBook) =>
  material !== undefined && isSameNutrient(names.byKey(material.ingredient), ingredient);

/** The shortest name in small letters: `magnesium`. */
const nameInSentence = ({ label }: KnownName) => midSentence(label.replace(/\s*\(.*$/, ''));

/** Labels write a compound in small letters: `d-Calcium Pantothenate` is `d-calcium pantothenate`, `HCl` stays as it is. */
const lowered = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}{2,})|(?<=\p{Ll}{2})\p{Lu}(?=\p{Ll})/gu, (letter) =>
    letter.toLowerCase(),
  );

/** What a line begins with that is bought as this. */
const materialFields = ({ label, material }: KnownName, written?: string): FormFields => ({
  source: written ?? material?.source ?? label,
  ...(material && material.potency < 100 ? { potency: material.potency } : {}),
  ...(material?.says ? { note: material.says } : {}),
  ...(material?.cfuPerGram ? { cfuPerGram: material.cfuPerGram } : {}),
  ...(material?.caffeinePercent ? { caffeinePercent: material.caffeinePercent } : {}),
  ...(material?.nutrientForm ? { nutrientForm: material.nutrientForm } : {}),
});
