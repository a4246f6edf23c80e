import type { Evidence } from './loadEvidence.ts';

/** An ingredient with its parent and its forms: vitamin D3 also answers for vitamin D, and vitamin D for D2 and D3. */
export function familyOf(evidence: Evidence, key: string): string[] {
  const parent = evidence.ingredients.get(key)?.parent;
  const children = [...evidence.ingredients.values()]
    .filter((row) => row.parent === key)
    .map((row) => row.key);
  return [key, ...(parent ? [parent] : []), ...children];
}

/** An ingredient and its parent: values of the parent hold for its forms. */
export function selfAndParent(evidence: Evidence, key: string): string[] {
  const parent = evidence.ingredients.get(key)?.parent;
  return parent ? [key, parent] : [key];
}

/** The name within a sentence: `magnesium`, `vitamin D`, but `L-theanine`, `GABA`, `St John’s wort`. */
export function nameInSentence(evidence: Evidence, key: string): string {
  const ingredient = evidence.ingredients.get(key);
  if (!ingredient) return key;
  const name = ingredient.name.replace(/ \([^)]*\)$/, '');
  const isProper =
    ingredient.category === 'probiotic' ||
    /^(?:.[A-Z0-9-]|St |Panax|Pelargonium|Andrographis)/.test(name) ||
    /^[A-Z]+[0-9]/.test(name);
  if (ingredient.key === 'probiotics' || !isProper) return name.charAt(0).toLowerCase() + name.slice(1);
  return name;
}
