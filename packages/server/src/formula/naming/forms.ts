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
  const called = [ingredient.label, ...ingredient.names].filter((name) => nameKey(name) !== nameKey(plain));
  const tries = new Map([
    [text, text],
    [plain, text],
    ...called.flatMap((name) => withName(name, { plain, text, ingredient })),
  ]);
  for (const [tried, written] of tries) {
    if (tried === '') continue;
    const bought = names.bought(tried).find((each) => isOf(each, ingredient, names));
    if (bought) return { fields: materialFields(bought, lowered(written)), several: [] };
    const compounds = names
      .compounds(tried)
      .filter((each) => isSameNutrient(names.byKey(each.ingredient), ingredient));
    const [first] = compounds;
    if (!first) continue;
    const compound = meantCompound(compounds, first.ingredient);
    const fields = compound ? fieldsOf(compound, lowered(written)) : { source: lowered(written) };
    return { fields, several: compound ? [] : compounds };
  }
  return undefined;
}

/** Labels count some compounds as they are: there is nothing to tell of their share. */
function fieldsOf(compound: KnownCompound, written: string): FormFields {
  const { potency, note, ...fields } = compoundFields(compound, written);
  return potency < 100 ? { ...fields, potency, note } : fields;
}

/** A form with the ingredient's name before or behind it, and in English where a table joins the two: `Zinkcitrat`. */
function withName(
  name: string,
  { plain, text, ingredient }: { plain: string; text: string; ingredient: KnownName },
): [tried: string, written: string][] {
  const own = nameInSentence(ingredient);
  const [key, start] = [nameKey(plain), nameKey(name)];
  return [
    [`${name} ${plain}`, `${own} ${text}`],
    [`${plain} ${name}`, `${text} ${own}`],
    ...(key.startsWith(start) ? [[`${own} ${key.slice(start.length)}`, text] as [string, string]] : []),
  ];
}

const isOf = ({ material }: KnownName, ingredient: KnownName, names: NameBook) =>
  material !== undefined && isSameNutrient(names.byKey(material.ingredient), ingredient);

/** The shortest name in small letters: `magnesium`. */
const nameInSentence = ({ label }: KnownName) => midSentence(label.replace(/\s*\(.*$/, ''));

/** Labels write a compound in small letters: `d-Calcium Pantothenate` is `d-calcium pantothenate`, `HCl` stays. */
const lowered = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}{2,})/gu, (letter) => letter.toLowerCase());

/** What a line begins with that is bought as this. */
const materialFields = ({ label, material }: KnownName, written?: string): FormFields => ({
  source: written ?? material?.source ?? label,
  ...(material && material.potency < 100 ? { potency: material.potency } : {}),
  ...(material?.cfuPerGram ? { cfuPerGram: material.cfuPerGram } : {}),
  ...(material?.caffeinePercent ? { caffeinePercent: material.caffeinePercent } : {}),
  ...(material?.nutrientForm ? { nutrientForm: material.nutrientForm } : {}),
});
