import type { Figures } from './constants.ts';
import { milligramsIn, overageOf, type Material, type MaterialCategory } from './material.ts';

/** One line of a formula: a material and its label amount in a serving, in the material's unit. */
export interface FormulaLine {
  material: Material;
  amount: number;
  /** Whether the amount was given by the person; such amounts are never scaled. */
  isStated: boolean;
}

const isBulk = (category: MaterialCategory) => category === 'protein' || category === 'fibre';

/** Share of water in a material. */
const moistureOf = ({ category }: Material, figures: Figures) =>
  isBulk(category) ? figures.moistureBulk : figures.moistureOther;

/** Share added to a material so that the label amount still holds at the end of shelf life. */
export const overageFor = ({ category }: Material, figures: Figures) => figures[overageOf[category]];

/** Share of the active in the material as bought, after its moisture; 1 for cultures, which are counted. */
export const potencyOf = (material: Material, figures: Figures) =>
  material.unit === 'billion CFU' ? 1 : material.potency * (1 - moistureOf(material, figures));

/** Material that carries the label amount of a serving, before overage, mg. */
export function carryingMg({ material, amount }: FormulaLine, figures: Figures): number {
  const { unit, potency } = material;
  const dry = unit === 'billion CFU' ? (amount / potency) * 1000 : (amount * milligramsIn[unit]) / potency;
  return dry / (1 - moistureOf(material, figures));
}

/** Material weighed in for a serving, mg: what carries the label amount, and the overage. */
export const inputMg = (line: FormulaLine, figures: Figures) =>
  carryingMg(line, figures) * (1 + overageFor(line.material, figures));
