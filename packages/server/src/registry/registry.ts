import * as records from './records.ts';
import { readTable } from './table.ts';

/** The rows of the registry, as they are stored. */
export interface RegistryRecords {
  readonly ingredients: readonly records.Ingredient[];
  readonly forms: readonly records.Form[];
  readonly conversions: readonly records.Conversion[];
  readonly equivalences: readonly records.Equivalence[];
  readonly polyols: readonly records.Polyol[];
  readonly limitForms: readonly records.LimitForm[];
  readonly capsules: readonly records.Capsule[];
}

/** The one truth about ingredients. Deeply readonly. */
export interface Registry {
  readonly records: RegistryRecords;
  /** By their keys. */
  readonly ingredients: ReadonlyMap<string, records.Ingredient>;
}

const folder = new URL('./data/', import.meta.url);

/** Reads the files of `data/`. Throws with file, line and reason at the first row that is broken. */
function loadRegistry(): Registry {
  const rows: RegistryRecords = {
    ingredients: readTable(folder, 'ingredients', records.Ingredient),
    forms: readTable(folder, 'forms', records.Form),
    conversions: readTable(folder, 'conversions', records.Conversion),
    equivalences: readTable(folder, 'equivalences', records.Equivalence),
    polyols: readTable(folder, 'polyols', records.Polyol),
    limitForms: readTable(folder, 'limitForms', records.LimitForm),
    capsules: readTable(folder, 'capsules', records.Capsule),
  };
  return Object.freeze({
    records: rows,
    ingredients: new Map(rows.ingredients.map((row) => [row.key, row])),
  });
}

/** The registry, read once when the program starts. */
export const registry: Registry = loadRegistry();
