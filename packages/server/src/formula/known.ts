import type { FormulaData, KnownIngredient } from './data.ts';
import type { LineDraft } from './draft.ts';

const indexes = new WeakMap<FormulaData, ReadonlyMap<string, KnownIngredient>>();

/** Ingredients by key and name; made once for the data that is handed in. */
function indexOf(data: FormulaData): ReadonlyMap<string, KnownIngredient> {
  let index = indexes.get(data);
  if (!index) {
    index = new Map(
      data.ingredients
        .flatMap((known) => [known.key, ...known.names].map((name) => [name, known] as const))
        .reverse(),
    );
    indexes.set(data, index);
  }
  return index;
}

const keys = new WeakMap<FormulaData, ReadonlyMap<string, KnownIngredient>>();

/** The same by key alone: a material may have the name of its ingredient. */
function keysOf(data: FormulaData): ReadonlyMap<string, KnownIngredient> {
  let index = keys.get(data);
  if (!index) {
    index = new Map(data.ingredients.map((known) => [known.key, known]));
    keys.set(data, index);
  }
  return index;
}

const materials = new WeakMap<FormulaData, ReadonlyMap<string, KnownIngredient[]>>();

/** What each ingredient is bought as, by its key; made once for the data that is handed in. */
export function materialsOf(data: FormulaData): ReadonlyMap<string, KnownIngredient[]> {
  let bought = materials.get(data);
  if (!bought) {
    const all = data.ingredients.filter(({ material }) => material);
    bought = Map.groupBy(all, ({ material }) => material?.ingredient ?? '');
    materials.set(data, bought);
  }
  return bought;
}

/** The record of the first name that is known; undefined where none is. */
export function knownOf(
  data: FormulaData,
  names: readonly (string | null | undefined)[],
): KnownIngredient | undefined {
  const index = indexOf(data);
  for (const name of names) {
    const found = name && index.get(name.trim().toLowerCase());
    if (found) return found;
  }
  return undefined;
}

/** What names the ingredient of a line. */
interface NamedLine {
  draft: LineDraft;
  name: string;
  nutrient: string | null;
}

/** The ingredient that a line is of, whichever of its materials it names; undefined where none is known. */
export function ingredientOf(
  data: FormulaData,
  { draft, name, nutrient }: NamedLine,
): KnownIngredient | undefined {
  const known = knownOf(data, [draft.ingredient, draft.source, name, nutrient]);
  return known?.material ? keysOf(data).get(known.material.ingredient) : known;
}

/** % of caffeine in what these names tell: caffeine is all of it, whoever typed no share; 0 of what is not known to hold any. */
export function knownCaffeine(data: FormulaData, names: readonly (string | null | undefined)[]): number {
  const known = knownOf(data, names);
  return known?.material?.caffeinePercent ?? (known?.key === 'caffeine' ? 100 : 0);
}
