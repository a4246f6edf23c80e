import { joinMaterials, type Material } from './materials.ts';
import type { Ingredient, LimitForm } from './records.ts';
import { readRegistry, type RegistryRecords } from './readRegistry.ts';

/** The one truth about ingredients. Deeply readonly. */
export interface Registry {
  readonly records: RegistryRecords;
  /** By their keys. */
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  /** By their keys; the first of an ingredient is the one meant when no form is named. */
  readonly materials: ReadonlyMap<string, Material>;
}

/** Joins and checks the rows. Throws with the row that points at nothing. */
function createRegistry(records: RegistryRecords): Registry {
  const ingredients = new Map(records.ingredients.map((row) => [row.key, row]));
  checkReferences(records, ingredients);
  const materials = new Map(joinMaterials(records).map((material) => [material.key, material]));
  return Object.freeze({ records: Object.freeze(records), ingredients, materials });
}

function checkReferences(records: RegistryRecords, ingredients: ReadonlyMap<string, unknown>): void {
  const need = (file: string, row: { key: string }, keys: readonly string[]) => {
    const missing = keys.find((key) => key && !ingredients.has(key));
    if (missing) throw new Error(`${file}.csv, ${row.key} names “${missing}”, which is no ingredient.`);
  };
  for (const row of records.ingredients) need('ingredients', row, [row.parent]);
  for (const file of [
    'forms',
    'vitaminForms',
    'tradeNames',
    'foreignNames',
    'conversions',
    'equivalences',
    'materials',
    'milliequivalents',
  ] as const) {
    for (const row of records[file]) need(file, row, [row.ingredient]);
  }
  const compounds = new Set([...records.forms, ...records.materials].map(({ key }) => key));
  for (const { key } of records.compoundNames) {
    if (!compounds.has(key))
      throw new Error(`compoundNames.csv names “${key}”, which is in neither forms.csv nor materials.csv.`);
  }
  for (const file of ['prices', 'groups', 'settledStatuses', 'bareSubstances'] as const) {
    for (const row of records[file]) need(file, row, row.ingredients);
  }
}

/** The registry, read once when the program starts. */
export const registry: Registry = createRegistry(readRegistry());

/** Which forms of a nutrient a limit counts, where it does not count all of them. @param key the limit's */
export const limitFormOf = (key: string): LimitForm | undefined =>
  registry.records.limitForms.find((form) => key.startsWith(form.key));

/** The material that is meant when an ingredient is named without a form: its own, or its parent's. */
export function usualMaterial(ingredient: string): Material | null {
  const parent = registry.ingredients.get(ingredient)?.parent;
  return usual.get(ingredient) ?? (parent ? usual.get(parent) : null) ?? null;
}

const usual = new Map([...registry.materials.values()].reverse().map((each) => [each.ingredient, each]));
