import type { TradeName } from '../data.ts';
import type { BesideReading } from './beside.ts';
import type { Fragment, Fragments } from './fragments.ts';
import type { KnownName, NameBook } from './nameBook.ts';
import { nameKey } from './nameKey.ts';
import { readPlant } from './plant.ts';
import { strengthIn } from './strength.ts';

/** What a name means: an ingredient, and what is left to read beside it. */
export interface Meaning extends BesideReading {
  name: string;
}

/** The ingredient that a name means, itself or by what stands beside it; undefined where nobody knows it. */
export function meaningOf(
  { name, beside }: Fragments,
  names: NameBook,
  trade?: TradeName,
): Meaning | undefined {
  const known = ingredientNamed(name, names);
  const { plant, rest } = known?.nutrient ? { plant: {}, rest: name } : readPlant(name);
  const strength = /\s\d+\/\d+$/.exec(rest)?.[0] ?? '';
  const stem = rest.slice(0, rest.length - strength.length);
  const ofPlant = stem === name ? undefined : ingredientNamed(stem, names);
  const isPlant = Boolean(plant.plantPart) || /\bextract\b/i.test(name);
  if (ofPlant && !ofPlant.nutrient && (!known || isPlant)) {
    const told = strength ? [...beside, { text: strength.trim() }] : beside;
    const written = isPlant || strength || plant.extract || plant.marker ? stem : name;
    return { ingredient: ofPlant, name: written, plant, own: '', whole: name, beside: told, trade };
  }
  if (known) return { ingredient: known, name, plant: {}, own: name, beside, trade };
  return (
    byStrength({ name, beside }, names, trade) ??
    byBeside({ name, beside }, names) ??
    byTrade(stem, names, { beside, plant, trade })
  );
}

/** What is called so, or the one ingredient of which there are compounds of this name. */
function ingredientNamed(name: string, names: NameBook): KnownName | undefined {
  for (const tried of [name, name.replace(/\s+chelated?$|\s+chelate$/i, '')]) {
    const known = names.known(tried);
    const ingredient = known?.material ? names.byKey(known.material.ingredient) : known;
    if (ingredient) return ingredient;
    const [carried, ...others] = new Set(names.compounds(nameKey(tried)).map((each) => each.ingredient));
    if (carried !== undefined && others.length === 0) return names.byKey(carried);
  }
  return undefined;
}

/** A name with a strength: `Biotin 1% trit.` */
function byStrength({ name, beside }: Fragments, names: NameBook, trade?: TradeName): Meaning | undefined {
  const strong = strengthIn(name);
  if (!strong || strong.rest === '') return undefined;
  return meaningOf({ name: strong.rest, beside: [...beside, { text: strong.told }] }, names, trade);
}

/** A name that only a bracket beside it explains: `Active B12 (vitamin B12)`. */
function byBeside({ name, beside }: Fragments, names: NameBook): Meaning | undefined {
  if (name === '') return undefined;
  const at = beside.findIndex(({ text, word }) => !word && ingredientNamed(text, names) !== undefined);
  const ingredient = ingredientNamed(beside[at]?.text ?? '', names);
  const others = beside.filter((_, index) => index !== at);
  return ingredient && { ingredient, name, plant: {}, own: '', beside: others };
}

/** What is written is a brand and nothing else. */
function byTrade(
  stem: string,
  names: NameBook,
  { beside, plant, trade }: Pick<Meaning, 'plant' | 'trade'> & { beside: readonly Fragment[] },
): Meaning | undefined {
  const ingredient = names.byKey(trade?.ingredient ?? '');
  return ingredient && stem === ''
    ? { ingredient, name: ingredient.label, plant, own: '', beside, trade }
    : undefined;
}
