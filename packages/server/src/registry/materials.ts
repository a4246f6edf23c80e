import { isConfirmed } from './columns.ts';
import { convertMass } from './quantity.ts';
import type { labelUnits, materialCategories, MaterialRow } from './records.ts';
import type { RegistryRecords } from './readRegistry.ts';

/** What kind of material it is: overage and moisture go by it. */
export type MaterialCategory = (typeof materialCategories)[number];

/** The unit of a label amount of a material. Cultures are counted in billions. */
export type LabelUnit = (typeof labelUnits)[number];

/** A material that is bought by the kilogram, with all that the registry knows of it. */
export interface Material {
  /** `<ingredient>/<form>`. */
  readonly key: string;
  /** Key of the ingredient it carries. */
  readonly ingredient: string;
  /** The active, as a label names it. */
  readonly name: string;
  /** What is bought. */
  readonly form: string;
  readonly category: MaterialCategory;
  readonly unit: LabelUnit;
  /** Label amounts of a serving, in `unit`. */
  readonly dose: { readonly low: number; readonly usual: number; readonly high: number };
  /** Share of what a label amount is of in the material as bought, above 0 to 1; 1 of cultures, which are counted. */
  readonly potency: number;
  /** Share of the active in the compound, above 0 to 1; 1 where it is bought as such. */
  readonly activeShare: number;
  /** Billion CFU in a gram of a culture; null of what is weighed. */
  readonly cfuPerGram: number | null;
  /** Milligrams of the active in one international unit; null where it has none. */
  readonly mgPerIu: number | null;
  /** Milligrams of the active in a milliequivalent; null of what is no electrolyte. */
  readonly mgPerMeq: number | null;
  /** US dollars a kilogram, before freight. `source` is null where it is our assumption or recalled. */
  readonly price: {
    readonly low: number;
    readonly base: number;
    readonly high: number;
    readonly source: string | null;
    /** When it was paid, as its source says. */
    readonly period: string;
  };
}

/** The tables that materials are joined from. */
type MaterialTables = Pick<
  RegistryRecords,
  'materials' | 'forms' | 'conversions' | 'prices' | 'milliequivalents'
>;

/**
 * Joins each material with its compound, unit, price and charge.
 * @throws Error that names the row which points at nothing or cannot be right
 */
export function joinMaterials(records: MaterialTables): Material[] {
  return records.materials.map((row) => {
    const { key, ingredient, name, form, category, unit, cfuPerGram } = row;
    const activeShare = activeShareOf(row, records);
    const material: Material = {
      key,
      ingredient,
      name,
      form,
      category,
      unit,
      dose: { low: row.doseLow, usual: row.doseUsual, high: row.doseHigh },
      potency: row.basis === 'active' ? row.strength * activeShare : row.strength,
      activeShare,
      cfuPerGram,
      mgPerIu: mgPerIuOf(row, records),
      mgPerMeq: records.milliequivalents.find((each) => each.ingredient === ingredient)?.mgPerMeq ?? null,
      price: priceOf(row, records),
    };
    if (!isSound(material))
      throw new Error(`materials.csv, ${key}: doses, potency or price cannot be right.`);
    return Object.freeze(material);
  });
}

function isSound({ dose, potency, price, unit, cfuPerGram }: Material): boolean {
  const isInOrder = 0 < dose.low && dose.low <= dose.usual && dose.usual <= dose.high;
  const isPriced = 0 < price.low && price.low <= price.high;
  return (
    isInOrder && isPriced && 0 < potency && potency <= 1 && (unit === 'billion CFU') === (cfuPerGram ?? 0) > 0
  );
}

type Joined = Pick<RegistryRecords, 'forms' | 'conversions' | 'prices'>;

const activeShareOf = ({ key, compound }: MaterialRow, { forms }: Joined): number =>
  compound ? needed(forms, compound, key).activePercent / 100 : 1;

function mgPerIuOf({ key, iu }: MaterialRow, { conversions }: Joined): number | null {
  if (!iu) return null;
  const { perIu, unit } = needed(conversions, iu, key);
  return convertMass(perIu, unit, 'mg');
}

/** The base is the geometric mean of the band, as prices spread by factors rather than by sums. */
function priceOf(row: MaterialRow, { prices }: Joined): Material['price'] {
  const price = needed(prices, row.price, row.key);
  const source = isConfirmed(price) ? [price.source, price.period].filter(Boolean).join(', ') : null;
  return {
    low: price.low,
    base: Math.sqrt(price.low * price.high),
    high: price.high,
    source,
    period: price.period,
  };
}

function needed<Row extends { key: string }>(rows: readonly Row[], key: string, by: string): Row {
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`materials.csv, ${by} names “${key}”, which is not in the registry.`);
  return row;
}
