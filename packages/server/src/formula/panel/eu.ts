import { energyEu } from '../energy.ts';
import { euOrder, micronutrient, type Micronutrient } from '../nutrients.ts';
import { nothing, toDigits, toNearest, ungrouped } from '../rounding.ts';
import { claimsMicronutrient, type NutrientTotal } from '../totals.ts';
import { parted, type FiguredRow } from './columns.ts';
import type { Figure, LabelRule, Made, Origin } from './figure.ts';
import type { Box, PanelSource } from './panel.ts';
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
export const saltOf = (sodiumMg: number) => (sodiumMg * 2.5) / 1000;

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
    ...parted([...macroRows(from, scales), ...microRows(from, { scales, isVolume })]),
    notes: [],
    named: new Set(),
    checks: [],
  };
}

/** How a sum is declared. */
type EuRounding = keyof typeof euRounding;

function macroRows({ totals }: PanelSource, scales: readonly number[]): FiguredRow[] {
  const { macros, polyolTotal } = totals;
  const figured = (name: string, indent: number, figure: (scale: number) => Figure): FiguredRow => ({
    name,
    indent,
    figures: scales.map(figure),
  });
  const row = (words: readonly [string, number], amount: number, [by, from]: readonly [EuRounding, Origin]) =>
    figured(...words, (times) => {
      const value = amount * times;
      return { text: euRounding[by](value), made: { rule: `E2-${by}`, value, unit: 'g', from, times } };
    });
  const profile = (...keys: string[]) => ['grams', { kind: 'profile', keys }] as const;
  const energy = energyEu(totals);
  const whole = (value: number) => ungrouped(toNearest(value, 1));
  const sodium = totals.micros.get('sodium')?.value ?? 0;
  return [
    figured('Energy', 0, (times) => ({
      text: `${whole(energy.kJ * times)} kJ / ${whole(energy.kcal * times)} kcal`,
      made: { rule: 'E2-energy', value: energy.kcal * times, unit: 'kcal', from: { kind: 'energy' }, times },
    })),
    row(['Fat', 0], macros.fat, profile('fat')),
    row(['of which saturates', 1], macros.saturates, ['saturates', { kind: 'profile', keys: ['saturates'] }]),
    row(['Carbohydrate', 0], macros.carbohydrate, profile('carbohydrate')),
    row(['of which sugars', 1], macros.sugars + macros.allulose, profile('sugars', 'allulose')),
    ...(polyolTotal > 0 ? [row(['of which polyols', 1], polyolTotal, ['grams', { kind: 'polyols' }])] : []),
    ...(macros.fibre > 0 ? [row(['Fibre', 0], macros.fibre, profile('fibre'))] : []),
    row(['Protein', 0], macros.protein, profile('protein')),
    row(['Salt', 0], saltOf(sodium), ['salt', { kind: 'salt' }]),
  ];
}

interface FoodScale {
  scales: readonly number[];
  isVolume: boolean;
}

/** Vitamins and minerals in significant amounts: 15 % NRV per 100 g or single portion, 7.5 % per 100 ml of a drink. */
function microRows(from: PanelSource, { scales, isVolume }: FoodScale): FiguredRow[] {
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
    const figure = (times: number): Figure => {
      const value = amount * times;
      return {
        text: `${amountText(nutrient, value, false)} (${ungrouped(toNearest((value * 100) / nrv, 1))}% NRV)`,
        made: {
          rule: 'E3',
          value,
          unit: nutrient.unit,
          from: { kind: 'nutrient', key },
          times,
          reference: { nutrient: key, amount: nrv, ...ofAdult },
        },
      };
    };
    return [{ name: nutrient.eu, indent: 0, figures: scales.map(figure) }];
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
    ...parted([
      ...nutrients.map((key) => nutrientRow(key, from)),
      ...others.map((weighed) => {
        const figure = substanceFigure(weighed, perDay);
        return {
          name: activeName(weighed),
          indent: 0,
          figures: [figure, { text: '–', made: figure.made && { ...figure.made, rule: 'E5-none' as const } }],
        };
      }),
    ]),
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

function nutrientRow(key: string, from: PanelSource): FiguredRow {
  const nutrient = micronutrient(key) as Micronutrient;
  const total = from.totals.micros.get(key) as NutrientTotal;
  const value = inEuUnit(nutrient, total, from) * from.formula.serving.perDay;
  const nrv = referenceOf(from.data, key, ofAdult);
  const made = (rule: LabelRule): Made => ({
    rule,
    value,
    unit: nutrient.unit,
    from: { kind: 'nutrient', key },
    times: from.formula.serving.perDay,
  });
  const percent: Figure =
    nrv === null
      ? { text: '–', made: made('E5-none') }
      : {
          text: `${ungrouped(toNearest((value * 100) / nrv, 1))}%`,
          made: { ...made('E5'), reference: { nutrient: key, amount: nrv, ...ofAdult } },
        };
  return {
    name: nutrient.eu,
    indent: 0,
    figures: [
      {
        text: amountText(nutrient, value, total.isTyped),
        made: made(total.isTyped ? 'T2' : 'T3-eu'),
      },
      percent,
    ],
  };
}

/** A substance without reference value: as typed where it was typed, otherwise to two digits. */
function substanceFigure(line: PanelSource['lines'][number], perDay: number): Figure {
  const { value, unit } = line.claim?.typed ?? { value: 0, unit: 'mg' };
  if (unit === 'billion CFU' || isAsTyped(line)) {
    const taken = value * perDay;
    const word = unit === 'mL' ? 'ml' : unit;
    return {
      text: `${ungrouped(taken)} ${word}`,
      made: { rule: 'T2', value: taken, unit: word, from: { kind: 'typed', line }, times: perDay },
    };
  }
  const mg = labelMg(line) * perDay;
  return {
    text: weightText(mg),
    made: {
      rule: 'T3-eu',
      value: mg,
      unit: 'mg',
      from: { kind: 'stated', lines: [line] },
      times: perDay,
    },
  };
}

function weightText(mg: number): string {
  if (mg >= 1000) return `${ungrouped(toDigits(mg / 1000, 2))} g`;
  return mg > 0 && mg < 1 ? `${ungrouped(toDigits(mg * 1000, 2))} µg` : `${ungrouped(toDigits(mg, 2))} mg`;
}
