import type { Material, MaterialCategory } from '../registry/index.ts';
import { milligramsIn } from '../registry/index.ts';
import type { ConstantKey, ConstantValues } from './constants/constants.ts';

/** One line of a formula: what carries an active, and its label amount in a serving. */
export interface FormulaLine {
  /** What is bought; it knows its ingredient, form, potency and price. */
  readonly material: Material;
  /** In the material's label unit. */
  readonly amount: number;
  /** Whether the amount was given by the person; such amounts are never scaled. */
  readonly isStated: boolean;
  /** Whether the words want it only as far as a serving has room for it: `450 mg choline if it fits`. */
  readonly isOnCondition?: boolean;
  /** The strains or the maker's material that the words name of it: `Lactobacillus rhamnosus GG`. */
  readonly specified?: string;
  /** Whether nobody named it: it is usual of such products, and is left out where a form holds next to nothing of it. */
  readonly isOfKind?: boolean;
}

/** The constant that holds the overage of each category. */
export const overageKey = {
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
} as const satisfies Record<MaterialCategory, ConstantKey>;

const isBulk = (category: MaterialCategory) => category === 'protein' || category === 'fibre';

/** Share of water in a material. Cultures are counted as they are bought: their water is in the count. */
export function moistureOf({ category, cfuPerGram }: Material, values: ConstantValues): number {
  if (cfuPerGram !== null) return 0;
  return isBulk(category) ? values.moistureBulk : values.moistureOther;
}

/** Share added to a material so that the label amount still holds at the end of shelf life. */
export const overageFor = ({ category }: Material, values: ConstantValues) => values[overageKey[category]];

/** Share of the active in the material as bought, after its moisture; 1 for cultures, which are counted. */
export const potencyFor = (material: Material, values: ConstantValues) =>
  material.potency * (1 - moistureOf(material, values));

/** Weight of the active that a label amount claims, mg; 0 for cultures, which are counted. */
export const labelMg = ({ material: { unit }, amount }: FormulaLine) =>
  unit === 'billion CFU' ? 0 : amount * milligramsIn[unit];

/** Material that carries the label amount of a serving, before overage, mg. */
export function carryingMg(line: FormulaLine, values: ConstantValues): number {
  const { material, amount } = line;
  if (material.cfuPerGram !== null) return (amount / material.cfuPerGram) * 1000;
  return labelMg(line) / potencyFor(material, values);
}

/** Material weighed in for a serving, mg: what carries the label amount, and the overage. */
export const inputMg = (line: FormulaLine, values: ConstantValues) =>
  carryingMg(line, values) * (1 + overageFor(line.material, values));
