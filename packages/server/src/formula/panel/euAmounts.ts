import type { Micronutrient } from '../nutrients.ts';
import { toDigits, toNearest, ungrouped } from '../rounding.ts';
import type { NutrientTotal } from '../totals.ts';
import type { PanelSource } from './panel.ts';

/** Whose reference values EU labels go by. */
export const ofAdult = { market: 'EU', audience: 'adults' } as const;

/** Grams on an EU label: 0, under the least that is told, one decimal below 10, then whole (Commission guidance, 2012). */
const gramsFrom =
  (least: number) =>
  (value: number): string => {
    if (value <= 0) return '0 g';
    if (value <= least + 1e-9) return `<${least} g`;
    return value < 9.95 ? `${toNearest(value, 0.1).toFixed(1)} g` : `${ungrouped(toNearest(value, 1))} g`;
  };
const grams = gramsFrom(0.5);
const saturates = gramsFrom(0.1);
const salt = (value: number): string => {
  if (value <= 0) return '0 g';
  if (value <= 0.0125 + 1e-9) return '<0.01 g';
  return value < 0.995 ? `${toNearest(value, 0.01).toFixed(2)} g` : `${toNearest(value, 0.1).toFixed(1)} g`;
};

/** How grams are declared on EU labels (Commission guidance, 2012): fat, carbohydrate and protein; saturates; salt. */
export const euRounding = { grams, saturates, salt } as const;

/** mg of sodium to g of salt (Regulation (EU) No 1169/2011, Annex I). */
export const saltOf = (sodiumMg: number) => (sodiumMg * 2.5) / 1000;

/** How a sum is declared. */
export type EuRounding = keyof typeof euRounding;

/** A whole percentage of a reference value. */
export const percentOf = (value: number, reference: number): string =>
  `${ungrouped(toNearest((value * 100) / reference, 1))}%`;

/** Vitamins and minerals are declared where a line adds them, or where that is asked for. */
export const isDeclared = (key: string, { added }: NutrientTotal, { formula }: PanelSource): boolean =>
  added.length > 0 || formula.options.alsoDeclare.includes(key);

/** The amount of a vitamin or mineral: as it is typed, otherwise in the digits that it may have. */
export function amountText({ euDigits, unit }: Micronutrient, value: number, isTyped: boolean): string {
  return `${ungrouped(isTyped ? value : toDigits(value, euDigits))} ${unit}`;
}

/** Folic acid is declared by its own weight, not in the equivalents that US labels count. */
export function inEuUnit(
  { key }: Micronutrient,
  { value, lines }: NutrientTotal,
  { data }: PanelSource,
): number {
  if (key !== 'folate') return value;
  const claimed = lines.reduce((sum, { claim }) => sum + (claim?.value ?? 0), 0);
  return value - claimed + lines.reduce((sum, line) => sum + folicAcidOf(line, data), 0);
}

/** µg of folic acid itself that a line of folate claims. */
export function folicAcidOf(
  { line, claim }: PanelSource['lines'][number],
  data: PanelSource['data'],
): number {
  const form = line.draft.nutrientForm;
  const row = data.equivalences.find((each) => each.nutrient === 'folate' && each.form === form);
  return (claim?.value ?? 0) / (row?.factor ?? 1);
}
