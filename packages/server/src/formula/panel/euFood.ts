import { energyEu } from '../energy.ts';
import { euOrder, micronutrient } from '../nutrients.ts';
import { nothing, toNearest, ungrouped } from '../rounding.ts';
import type { Totals } from '../totals.ts';
import { parted, type FiguredRow } from './columns.ts';
import {
  amountText,
  euRounding,
  inEuUnit,
  isDeclared,
  ofAdult,
  percentOf,
  saltOf,
  type EuRounding,
} from './euAmounts.ts';
import { noFigure, type Figure, type Origin } from './figure.ts';
import type { Box, PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { servingsIn } from './servingText.ts';

/** The nutrition declaration of a food (Regulation (EU) No 1169/2011, Articles 29 to 35). */
export function euFood(from: PanelSource): Box {
  const { formula, totals } = from;
  const isVolume = formula.isBeverage || (formula.serving.ml !== null && formula.serving.grams === null);
  const unit = isVolume ? 'ml' : 'g';
  const portion = (isVolume ? formula.serving.ml : null) ?? formula.serving.grams;
  const size = portion ?? totals.weightMg / 1000;
  const times = size > nothing ? 100 / size : 0;
  const scales = portion && portion !== 100 ? [times, 1] : [times];
  const isWithIntakes = formula.options.referenceIntakes;
  const titles = [`per 100 ${unit}`, ...(scales.length > 1 ? [`per ${ungrouped(size)} ${unit}`] : [])];
  return {
    title: 'Nutrition declaration',
    servingSize: null,
    servings: null,
    columns: isWithIntakes ? titles.flatMap((title) => [title, '% RI']) : titles,
    ...parted([...macroRows(from, scales), ...microRows(from, scales)]),
    notes: isWithIntakes ? [intakeNote] : [],
    named: new Set(),
    checks: [],
  };
}

/** Annex XIII, Part B; the text of Article 32(5). */
const intakeNote = 'Reference intake of an average adult (8 400 kJ/2 000 kcal)';
const energyIntake = 2000;

/** A row of the declaration before its columns are known. */
interface MacroRow {
  name: string;
  indent: 0 | 1;
  amount(times: number): Figure;
  /** What a reference intake is a share of, in a serving, and the intake; null where there is none. */
  intake: { value: number; unit: string; from: Origin; reference: string; amount: number | null } | null;
}

function macroRows(source: PanelSource, scales: readonly number[]): FiguredRow[] {
  const { options } = source.formula;
  return macros(source).map(({ name, indent, amount, intake }) => ({
    name,
    indent,
    figures: scales.flatMap((times) =>
      options.referenceIntakes ? [amount(times), intakeFigure(intake, times)] : [amount(times)],
    ),
  }));
}

/** E4: a share of a reference intake, to the nearest whole. */
function intakeFigure(intake: MacroRow['intake'], times: number): Figure {
  if (!intake?.amount) return noFigure;
  const { unit, from, reference: nutrient, amount } = intake;
  const value = intake.value * times;
  return {
    text: percentOf(value, amount),
    made: { rule: 'E4', value, unit, from, times, reference: { nutrient, amount, ...ofAdult } },
  };
}

function macros({ totals, data }: PanelSource): MacroRow[] {
  const { macros: sums, polyolTotal } = totals;
  const intakeOf = (reference: string | null, value: number, from: Origin): MacroRow['intake'] =>
    reference === null
      ? null
      : { value, unit: 'g', from, reference, amount: referenceOf(data, reference, ofAdult) };
  const row = (
    [name, indent]: readonly [string, 0 | 1],
    value: number,
    { by = 'grams', from, intake = null }: { by?: EuRounding; from: Origin; intake?: string | null },
  ): MacroRow => ({
    name,
    indent,
    amount: (times) => ({
      text: euRounding[by](value * times),
      made: { rule: `E2-${by}`, value: value * times, unit: 'g', from, times },
    }),
    intake: intakeOf(intake, value, from),
  });
  const profile = (...keys: string[]) => ({ from: { kind: 'profile', keys } as const });
  const salt = saltOf(totals.micros.get('sodium')?.value ?? 0);
  return [
    energyRow(totals),
    row(['Fat', 0], sums.fat, { ...profile('fat'), intake: 'fat' }),
    row(['of which saturates', 1], sums.saturates, {
      ...profile('saturates'),
      by: 'saturates',
      intake: 'saturated-fat',
    }),
    row(['Carbohydrate', 0], sums.carbohydrate, { ...profile('carbohydrate'), intake: 'carbohydrate' }),
    // The intake of sugars is of every origin; the base keeps it by the key that claims read.
    row(['of which sugars', 1], sums.sugars + sums.allulose, {
      ...profile('sugars', 'allulose'),
      intake: 'added-sugars',
    }),
    ...(polyolTotal > 0 ? [row(['of which polyols', 1], polyolTotal, { from: { kind: 'polyols' } })] : []),
    ...(sums.fibre > 0 ? [row(['Fibre', 0], sums.fibre, profile('fibre'))] : []),
    row(['Protein', 0], sums.protein, { ...profile('protein'), intake: 'protein' }),
    row(['Salt', 0], salt, { by: 'salt', from: { kind: 'salt' }, intake: 'salt' }),
  ];
}

function energyRow(totals: Totals): MacroRow {
  const { kJ, kcal } = energyEu(totals);
  const whole = (value: number) => ungrouped(toNearest(value, 1));
  const from = { kind: 'energy' } as const;
  return {
    name: 'Energy',
    indent: 0,
    amount: (times) => ({
      text: `${whole(kJ * times)} kJ / ${whole(kcal * times)} kcal`,
      made: { rule: 'E2-energy', value: kcal * times, unit: 'kcal', from, times },
    }),
    intake: { value: kcal, unit: 'kcal', from, reference: 'energy', amount: energyIntake },
  };
}

/** Vitamins and minerals in significant amounts: 15 % NRV per 100 g or single portion, 7.5 % per 100 ml of a drink. */
function microRows(from: PanelSource, scales: readonly number[]): FiguredRow[] {
  const isSingle = servingsIn(from.formula) === 1;
  return euOrder.flatMap((key) => {
    const nutrient = micronutrient(key);
    const total = from.totals.micros.get(key);
    const nrv = referenceOf(from.data, key, ofAdult);
    if (!nutrient || !total || nrv === null || !isDeclared(key, total, from)) return [];
    const amount = inEuUnit(nutrient, total, from);
    const scale = isSingle ? 1 : (scales[0] ?? 0);
    const least = from.formula.isBeverage && !isSingle ? 0.075 : 0.15;
    if ((amount * scale) / nrv < least - 1e-9) return [];
    const figure = (times: number): Figure => {
      const value = amount * times;
      return {
        text: `${amountText(nutrient, value, false)} (${percentOf(value, nrv)} NRV)`,
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
    const { referenceIntakes } = from.formula.options;
    const figures = scales.flatMap((times) =>
      referenceIntakes ? [figure(times), noFigure] : [figure(times)],
    );
    return [{ name: nutrient.eu, indent: 0, figures }];
  });
}
