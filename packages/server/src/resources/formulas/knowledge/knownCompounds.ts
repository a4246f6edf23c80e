import type { KnownCompound, NutrientForm } from '../../../formula/index.ts';
import { registry, type Form, type Material, type VitaminForm } from '../../../registry/index.ts';

const { forms, compoundNames, vitaminForms, materials: materialRows } = registry.records;
const namesByKey = new Map(compoundNames.map((row) => [row.key, row]));

/** Names of a compound, lower case: its own with and without what stands in brackets, and what else it is called. */
function namesOfForm(key: string): string[] {
  const form = forms.find((each) => each.key === key);
  const own = form ? [form.compound, form.compound.replace(/\s*\(.*\)$/u, '')] : [];
  return [...new Set([...own, ...(namesByKey.get(key)?.words ?? [])].map((name) => name.toLowerCase()))];
}

/** What a material is called by the compound it is bought as, and by itself. */
export const compoundNamesOf = ({ key }: Material): string[] => [
  ...namesOfForm(materialRows.find((row) => row.key === key)?.compound ?? ''),
  ...namesOfForm(key),
];

/** The form of its vitamin that a compound or material is known to be. */
export function nutrientFormOf(key: string): { nutrientForm?: NutrientForm } {
  const form = namesByKey.get(key)?.nutrientForm;
  return form ? { nutrientForm: form } : {};
}

/** Compounds of which the share of the active is known, or that labels count as they are, and no material is bought. */
export const knownCompounds = (): KnownCompound[] => [
  ...forms.filter(({ key }) => materialRows.every(({ compound }) => compound !== key)).map(ofShare),
  ...vitaminForms.map(countedAsIs),
];

const ofShare = (form: Form): KnownCompound => ({
  names: namesOfForm(form.key),
  label: form.compound,
  ingredient: form.ingredient,
  potency: form.activePercent,
  says: shareInWords(form),
  ...nutrientFormOf(form.key),
});

/** What the share of a material rests on; nothing where it is no compound on file. */
export function shareOf({ key, form: bought, potency }: Material): { says?: string } {
  const compound = materialRows.find((row) => row.key === key)?.compound;
  const form = forms.find((each) => each.key === compound);
  if (!form || form.activePercent >= 100) return {};
  const percent = Number((potency * 100).toPrecision(6));
  // What is thinned with a carrier holds less than the compound does.
  const isThinned = percent < form.activePercent / 2;
  const thinned = `Reckoned as ${bought}: ${percent} % of it is ${inSentence(form.ingredient)}. `;
  return { says: `${isThinned ? thinned : ''}${shareInWords(form)}` };
}

const shareInWords = ({ ingredient, compound, activePercent, source }: Form) =>
  `${compound}: ${activePercent} % of it is ${inSentence(ingredient)}. ${source}; the supplier’s certificate decides.`;

const countedAsIs = ({ ingredient, compound, words, nutrientForm }: VitaminForm): KnownCompound => ({
  names: [compound, ...words].map((name) => name.toLowerCase()),
  label: compound,
  ingredient,
  potency: 100,
  says: `${compound}: labels count it as it is; the supplier’s certificate decides.`,
  ...(nutrientForm ? { nutrientForm } : {}),
});

/** An ingredient's name inside a sentence. */
function inSentence(ingredient: string): string {
  const name = registry.ingredients.get(ingredient)?.name ?? ingredient;
  return name.replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase());
}
