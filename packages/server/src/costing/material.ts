import type { ConstantKey } from './constants.ts';

/** What kind of material it is: it decides the overage. */
export type MaterialCategory = keyof typeof overageOf;

/** The unit of a label amount. Cultures are counted in billions. */
export type LabelUnit = keyof typeof milligramsIn | 'billion CFU';

/** The constant that holds the overage of each category. */
export const overageOf = {
  mineral: 'overageMineral',
  botanical: 'overageMineral',
  other: 'overageMineral',
  oil: 'overageMineral',
  vitamin: 'overageVitamin',
  'labile vitamin': 'overageLabile',
  'fat-soluble vitamin': 'overageFatSoluble',
  probiotic: 'overageProbiotic',
  protein: 'overageBulk',
  fibre: 'overageBulk',
} as const satisfies Record<string, ConstantKey>;

/** Milligrams in each unit of mass. */
export const milligramsIn = { µg: 0.001, mg: 1, g: 1000 } as const;

/** A material that is bought by the kilogram. */
export interface Material {
  /** The active, as a label names it. */
  name: string;
  /** What is bought. */
  form: string;
  /** Other names it is called by in a text, in lower case without hyphens. */
  names: readonly string[];
  category: MaterialCategory;
  unit: LabelUnit;
  /** Label amounts of a serving, in `unit`. */
  dose: { low: number; usual: number; high: number };
  /** Share of the active in the material; of cultures, billion CFU in a gram. */
  potency: number;
  /** US dollars a kilogram. */
  price: { low: number; base: number; high: number };
  /** Where the price was read; null when it is our assumption. */
  priceSource: string | null;
}

/**
 * Reads a table of materials: one a line, cells parted by `|`, a heading line first.
 * The base price is the geometric mean of its band, as prices spread by factors rather than by sums.
 * @throws Error that names the row, when a row cannot be right
 */
export function readMaterials(table: string): readonly Material[] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map(readMaterial);
}

function readMaterial(row: string): Material {
  const cells = row.split('|').map((cell) => cell.trim());
  const [name = '', form = '', also = '', category = '', unit = ''] = cells;
  const [low = NaN, usual = NaN, high = NaN, potency = NaN, cheap = NaN, dear = NaN] = cells
    .slice(5, 11)
    .map(Number);
  const isSound =
    0 < low && low <= usual && usual <= high && 0 < potency && 0 < cheap && cheap <= dear && isUnit(unit);
  if (!isSound || !isCategory(category)) throw new Error(`This material cannot be right: ${row}`);
  return {
    name,
    form,
    names: also.split(';').map((entry) => entry.trim()),
    category,
    unit,
    dose: { low, usual, high },
    potency,
    price: { low: cheap, base: Math.sqrt(cheap * dear), high: dear },
    priceSource: cells[11] || null,
  };
}

const isCategory = (text: string): text is MaterialCategory => text in overageOf;
const isUnit = (text: string): text is LabelUnit => text in milligramsIn || text === 'billion CFU';
