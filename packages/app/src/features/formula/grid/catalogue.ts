import { usualPurposeOf } from '@seedbed/server/formula';
import { createNameBook, type NameBook } from '@seedbed/server/formula/naming';
import type { ComboBoxOption } from '@seedbed/ui/combo-box';
import type { Basis, FormulaData } from '../model/computed';
import { compoundsOf, type Compounds } from './compounds';

type Known = FormulaData['ingredients'][number];

/** Begins the id of an option: what kind of thing it is, then which. */
export const optionKinds = {
  material: 'material ',
  ingredient: 'ingredient ',
  form: 'form ',
  compound: 'compound ',
  nutrientForm: 'nutrientForm ',
} as const;

/** Most options of one kind: more are narrowed by typing on. */
const most = 12;

/** What the base knows, as it is looked for by name. */
export interface Catalogue {
  byKey: ReadonlyMap<string, Known>;
  /** What names are read with, alike in cells and in tables that are pasted; made when the first is read. */
  names: () => NameBook;
  /** One's own materials, by id. */
  own: Basis['materials'];
  /** What each ingredient is bought as, the usual one first. */
  forms: ReadonlyMap<string, readonly Known[]>;
  compounds: Compounds;
  /** What an excipient of that name is usually there for. */
  usualPurpose: (name: string) => ReturnType<typeof usualPurposeOf>;
  /** In alphabetical order, each with its names, its label first. */
  ingredients: readonly { known: Known; names: readonly string[] }[];
}

/** Puts what the base knows in order, once. */
export function catalogueOf({ data, materials: own }: Basis): Catalogue {
  const ingredients = data.ingredients.filter(({ material }) => !material);
  const materials = data.ingredients.filter(({ material }) => material);
  return {
    byKey: new Map(data.ingredients.map((known) => [known.key, known])),
    names: namesOf({ data, materials: own }),
    own,
    compounds: compoundsOf(data),
    usualPurpose: (name) => usualPurposeOf(name, data),
    forms: Map.groupBy(materials, ({ material }) => material?.ingredient ?? ''),
    ingredients: ingredients
      .map((known) => ({ known, names: [known.label.toLowerCase(), ...known.names] }))
      .toSorted((one, other) => one.known.label.localeCompare(other.known.label)),
  };
}

function namesOf({ data, materials }: Pick<Basis, 'data' | 'materials'>): () => NameBook {
  let book: NameBook | undefined;
  return () => {
    book ??= createNameBook({
      known: data.ingredients,
      compounds: data.compounds,
      tradeNames: data.tradeNames,
      usualPurposes: data.usualPurposes,
      own: [...materials].map(([id, { name, source, potency, nutrient, ingredient }]) => ({
        id,
        name: name ?? '',
        source,
        potency,
        nutrient,
        ingredient,
      })),
    });
    return book;
  };
}

/** 0 where a name is the text, 1 where one begins with it, 2 where a word does, 3 where one holds it; none: -1. */
function rankOf(names: readonly string[], text: string): number {
  if (names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  if (names.some((name) => name.includes(` ${text}`))) return 2;
  return names.some((name) => name.includes(text)) ? 3 : -1;
}

/** One's own materials that fit a text. */
export const materialOptions = ({ own }: Catalogue, text: string): ComboBoxOption[] =>
  [...own]
    .filter(([, { name }]) => name?.toLowerCase().includes(text.trim().toLowerCase()))
    .slice(0, most)
    .map(([id, { name, source }]) => ({
      id: optionKinds.material + id,
      label: name ?? '',
      section: 'Own materials',
      description: source ?? undefined,
    }));

/** What does not fit at all comes behind what does. */
const behindRanks = (rank: number) => (rank < 0 ? 4 : rank);

/** Ingredients that fit a text, the closest first. */
export function ingredientOptions({ ingredients }: Catalogue, text: string): ComboBoxOption[] {
  const wanted = text.trim().toLowerCase();
  const ranked = ingredients
    .map(({ known, names }) => ({
      known,
      rank: rankOf(names, wanted),
      ownRank: rankOf(names.slice(0, 1), wanted),
    }))
    .filter(({ rank }) => rank >= 0);
  // 'magn' begins a salt of BHB too: what bears the name goes before what it is another name of.
  const byName = ranked.toSorted(
    (one, other) => one.rank - other.rank || behindRanks(one.ownRank) - behindRanks(other.ownRank),
  );
  return byName.slice(0, most).map(({ known }) => ({
    id: optionKinds.ingredient + known.key,
    label: known.label,
    section: 'Ingredients',
  }));
}

/** What an ingredient is bought as, and the forms of its vitamin that count differently, as far as they fit a text. */
export function formOptions(
  { forms, compounds }: Catalogue,
  { ingredient, nutrient }: { ingredient: string | null; nutrient: string | null },
  text: string,
): ComboBoxOption[] {
  const wanted = text.trim().toLowerCase();
  const bought = [...(forms.get(ingredient ?? '') ?? []), ...(forms.get(nutrient ?? '') ?? [])];
  const options = [...new Map(bought.map((known) => [known.key, known])).values()].map(
    ({ key, label, material }): ComboBoxOption => ({
      id: optionKinds.form + key,
      label,
      section: 'Bought as',
      description: material && material.potency < 100 ? `${material.potency} % potency` : undefined,
    }),
  );
  const other = compounds.of(ingredient ?? nutrient ?? '').map(({ label, potency }): ComboBoxOption => ({
    id: optionKinds.compound + label,
    label,
    section: 'Other compounds',
    description: potency < 100 ? `${potency} % potency` : undefined,
  }));
  const counted = (nutrientForms[nutrient ?? ''] ?? []).map((form): ComboBoxOption => ({
    id: optionKinds.nutrientForm + form,
    label: form,
    section: 'Counts as',
  }));
  return [...options, ...other, ...counted].filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** Forms of a vitamin that its amounts are converted by. */
export const nutrientForms: Readonly<Record<string, readonly string[]>> = {
  'vitamin-a': ['retinol', 'beta-carotene', 'dietary beta-carotene'],
  'vitamin-e': ['natural', 'synthetic'],
  folate: ['folic acid', '5-MTHF', 'food folate'],
};
