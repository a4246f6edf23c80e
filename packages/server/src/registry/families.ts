import type { Ingredient } from './records.ts';
import { uncapitalize } from '../text/letters.ts';

/** Whatever knows the ingredients by their keys: the registry, the evidence base. */
export interface Ingredients {
  readonly ingredients: ReadonlyMap<string, Ingredient>;
}

/** An ingredient with its parent and its forms: vitamin D3 also answers for vitamin D, and vitamin D for D2 and D3. */
export function familyOf(base: Ingredients, key: string): string[] {
  const parent = base.ingredients.get(key)?.parent;
  const children = [...base.ingredients.values()].filter((row) => row.parent === key).map((row) => row.key);
  return [key, ...(parent ? [parent] : []), ...children];
}

/** An ingredient and its parent: values of the parent hold for its forms. */
export function selfAndParent(base: Ingredients, key: string): string[] {
  const parent = base.ingredients.get(key)?.parent;
  return parent ? [key, parent] : [key];
}

/** The name within a sentence: `magnesium`, `vitamin D`, but `L-theanine`, `GABA`, `St John’s wort`. */
export function nameInSentence(base: Ingredients, key: string): string {
  const ingredient = base.ingredients.get(key);
  if (!ingredient) return key;
  const name = ingredient.name.replace(/ \([^)]*\)$/, '');
  const isProper =
    ingredient.category === 'probiotic' ||
    /^(?:.[A-Z0-9-]|St |Panax|Pelargonium|Andrographis)/.test(name) ||
    /^[A-Z]+[0-9]/.test(name);
  if (ingredient.key === 'probiotics' || !isProper) return uncapitalize(name);
  return name;
}
