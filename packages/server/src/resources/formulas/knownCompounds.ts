import type { KnownCompound } from '../../formula/index.ts';
import { registry, type Material } from '../../registry/index.ts';

const { forms, compoundNames, materials: materialRows } = registry.records;

/** Names of a compound, lower case: its own with and without what stands in brackets, and what else it is called. */
function namesOfForm(key: string): string[] {
  const form = forms.find((each) => each.key === key);
  if (!form) return [];
  const own = form.compound.toLowerCase();
  const other = compoundNames.find((each) => each.key === key)?.words ?? [];
  return [...new Set([own, own.replace(/\s*\(.*\)$/u, ''), ...other.map((word) => word.toLowerCase())])];
}

/** What a material is called by the compound it is bought as. */
export const compoundNamesOf = ({ key }: Material): string[] =>
  namesOfForm(materialRows.find((row) => row.key === key)?.compound ?? '');

/** Compounds of which the share of the active is known and no material is bought. */
export const knownCompounds = (): KnownCompound[] =>
  forms
    .filter(({ key }) => materialRows.every(({ compound }) => compound !== key))
    .map(({ key, ingredient, compound, activePercent, source }) => ({
      names: namesOfForm(key),
      label: compound,
      ingredient,
      potency: activePercent,
      says: `${compound}: ${activePercent} % of it is ${inSentence(ingredient)}. ${source}; the supplier’s certificate decides.`,
    }));

/** An ingredient's name inside a sentence. */
function inSentence(ingredient: string): string {
  const name = registry.ingredients.get(ingredient)?.name ?? ingredient;
  return name.replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase());
}
