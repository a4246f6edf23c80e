import { energyEu } from '../energy.ts';
import { euOrder, micronutrient, type Micronutrient } from '../nutrients.ts';
import { nothing, toDigits, toNearest, ungrouped } from '../rounding.ts';
import { claimsMicronutrient, type NutrientTotal } from '../totals.ts';
import type { Box, PanelRow, PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { householdText, servingsIn } from './servingText.ts';
import { activeName, isAsTyped, labelMg } from './usOthers.ts';

const ofAdult = { market: 'EU', audience: 'adults' } as const;

/** Grams on an EU label: 0, under the least that is told, one decimal below 10, then whole (Commission guidance, 2012). */
const gramsFrom =
  (least: number) =>
  (value: number): string => {
    if (value <= 0) return '0 g';
    if (value <= least) return `<${least} g`;
    return value < 9.95 ? `${toNearest(value, 0.1).toFixed(1)} g` : `${ungrouped(toNearest(value, 1))} g`;
  };
const grams = gramsFrom(0.5);
const saturates = gramsFrom(0.1);
const salt = (value: number): string => {
  if (value <= 0) return '0 g';
  if (value <= 0.0125) return '<0.01 g';
  return value < 0.995 ? `${toNearest(value, 0.01).toFixed(2)} g` : `${toNearest(value, 0.1).toFixed(1)} g`;
};

/** How grams are declared on EU labels (Commission guidance, 2012): fat, carbohydrate and protein; saturates; salt. */
export const euRounding = { grams, saturates, salt } as const;

/** mg of sodium to g of salt (Regulation (EU) No 1169/2011, Annex I). */
const saltOf = (sodiumMg: number) => (sodiumMg * 2.5) / 1000;

/** The nutrition declaration of a food (Regulation (EU) No 1169/2011, Articles 29 to 35). */
export function euFood(from: PanelSource): Box {
  const { formula, totals } = from;
  const isVolume = formula.isBeverage || (formula.serving.ml !== null && formula.serving.grams === null);
  const unit = isVolume ? 'ml' : 'g';
  const portion = (isVolume ? formula.serving.ml : null) ?? formula.serving.grams;
  const size = portion ?? totals.weightMg / 1000;
  const times = size > nothing ? 100 / size : 0;
  const scales = portion && portion !== 100 ? [times, 1] : [times];
  return {
    title: 'Nutrition declaration',
    servingSize: null,
    servings: null,
    columns: [`per 100 ${unit}`, ...(scales.length > 1 ? [`per ${ungrouped(size)} ${unit}`] : [])],
    rows: [...macroRows(from, scales), ...microRows(from, { scales, isVolume })],
    notes: [],
    named: new Set(),
    checks: [],
  };
}

function macroRows({ totals }: PanelSource, scales: readonly number[]): PanelRow[] {
  const { macros, polyolTotal } = totals;
  const row = (name: string, indent: number, text: (scale: number) => string): PanelRow => ({
    name,
    indent,
    cells: scales.map(text),
  });
  const energy = energyEu(totals);
  const whole = (value: number) => ungrouped(toNearest(value, 1));
  const sodium = totals.micros.get('sodium')?.value ?? 0;
  return [
    row('Energy', 0, (scale) => `${whole(energy.kJ * scale)} kJ / ${whole(energy.kcal * scale)} kcal`),
    row('Fat', 0, (scale) => grams(macros.fat * scale)),
    row('of which saturates', 1, (scale) => saturates(macros.saturates * scale)),
    row('Carbohydrate', 0, (scale) => grams(macros.carbohydrate * scale)),
    row('of which sugars', 1, (scale) => grams((macros.sugars + macros.allulose) * scale)),
    ...(polyolTotal > 0 ? [row('of which polyols', 1, (scale) => grams(polyolTotal * scale))] : []),
    ...(macros.fibre > 0 ? [row('Fibre', 0, (scale) => grams(macros.fibre * scale))] : []),
    row('Protein', 0, (scale) => grams(macros.protein * scale)),
    row('Salt', 0, (scale) => salt(saltOf(sodium) * scale)),
  ];
}

interface FoodScale {
  scales: readonly number[];
  isVolume: boolean;
}

/** Vitamins and minerals in significant amounts: 15 % NRV per 100 g or single portion, 7.5 % per 100 ml of a drink. */
function microRows(from: PanelSource, { scales, isVolume }: FoodScale): PanelRow[] {
  const isSingle = servingsIn(from.formula) === 1;
  return euOrder.flatMap((key) => {
    const nutrient = micronutrient(key);
    const total = from.totals.micros.get(key);
    const nrv = referenceOf(from.data, key, ofAdult);
    if (!nutrient || !total || nrv === null || !isDeclared(key, total, from)) return [];
    const amount = inEuUnit(nutrient, total, from);
    const scale = isSingle ? 1 : (scales[0] ?? 0);
    const least = isVolume && !isSingle ? 0.075 : 0.15;
    if ((amount * scale) / nrv < least - 1e-9) return [];
    const cell = (value: number) =>
      `${amountText(nutrient, value, false)} (${ungrouped(toNearest((value * 100) / nrv, 1))}% NRV)`;
    return [{ name: nutrient.eu, indent: 0, cells: scales.map((each) => cell(amount * each)) }];
  });
}

const isDeclared = (key: string, { lines }: NutrientTotal, { formula }: PanelSource) =>
  lines.length > 0 || formula.options.alsoDeclare.includes(key);

function amountText({ euDigits, unit }: Micronutrient, value: number, isTyped: boolean): string {
  return `${ungrouped(isTyped ? value : toDigits(value, euDigits))} ${unit}`;
}

/** Folic acid is declared by its own weight, not in the equivalents that US labels count. */
function inEuUnit({ key }: Micronutrient, { value, lines }: NutrientTotal, { data }: PanelSource): number {
  if (key !== 'folate') return value;
  const factorOf = (form: string | null | undefined) =>
    data.equivalences.find((row) => row.nutrient === key && row.form === form)?.factor ?? 1;
  const claimed = lines.reduce((sum, { claim }) => sum + (claim?.value ?? 0), 0);
  const weighed = lines.reduce(
    (sum, { line, claim }) => sum + (claim?.value ?? 0) / factorOf(line.draft.nutrientForm),
    0,
  );
  return value - claimed + weighed;
}

/** A food supplement declares no nutrition but its active substances, per daily portion (Directive 2002/46/EC, Article 8). */
export function euSupplement(from: PanelSource): Box {
  const { formula, totals, lines } = from;
  const { perDay } = formula.serving;
  const portion = householdText(formula.serving, perDay);
  const nutrients = euOrder.filter((key) => {
    const total = totals.micros.get(key);
    return total !== undefined && total.value > 0 && isDeclared(key, total, from);
  });
  const others = lines.filter((weighed) => isOther(weighed));
  return {
    title: 'Food supplement',
    servingSize: null,
    servings: null,
    columns: [portion ? `per daily portion (${portion})` : 'per daily portion', '% NRV'],
    rows: [
      ...nutrients.map((key) => nutrientRow(key, from)),
      ...others.map((weighed) => ({
        name: activeName(weighed),
        indent: 0,
        cells: [substanceText(weighed, perDay), '–'],
      })),
    ],
    notes: [],
    named: new Set(),
    checks: [],
  };
}

const inEuList = new Set<string>(euOrder);

const isOther = (weighed: PanelSource['lines'][number]) =>
  weighed.line.purpose === 'active' &&
  weighed.claim !== null &&
  !(claimsMicronutrient(weighed) && inEuList.has(weighed.line.nutrient ?? ''));

function nutrientRow(key: string, from: PanelSource): PanelRow {
  const nutrient = micronutrient(key) as Micronutrient;
  const total = from.totals.micros.get(key) as NutrientTotal;
  const value = inEuUnit(nutrient, total, from) * from.formula.serving.perDay;
  const nrv = referenceOf(from.data, key, ofAdult);
  return {
    name: nutrient.eu,
    indent: 0,
    cells: [
      amountText(nutrient, value, total.isTyped),
      nrv === null ? '–' : `${ungrouped(toNearest((value * 100) / nrv, 1))}%`,
    ],
  };
}

/** A substance without reference value: as typed where it was typed, otherwise to two digits. */
function substanceText(weighed: PanelSource['lines'][number], perDay: number): string {
  const { value, unit } = weighed.claim?.typed ?? { value: 0, unit: 'mg' };
  if (unit === 'billion CFU') return `${ungrouped(value * perDay)} billion CFU`;
  if (isAsTyped(weighed)) return `${ungrouped(value * perDay)} ${unit === 'mL' ? 'ml' : unit}`;
  const mg = labelMg(weighed) * perDay;
  if (mg >= 1000) return `${ungrouped(toDigits(mg / 1000, 2))} g`;
  return mg > 0 && mg < 1 ? `${ungrouped(toDigits(mg * 1000, 2))} µg` : `${ungrouped(toDigits(mg, 2))} mg`;
}
