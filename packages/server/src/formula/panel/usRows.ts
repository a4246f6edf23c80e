import { check, type Check } from '../check.ts';
import { carbohydrateParts, kcalUs, totalCarbohydrate } from '../energy.ts';
import type { Figure, LabelRule, Origin } from './figure.ts';
import type { PanelSource } from './panel.ts';
import { usRounding, usUnits, type UsRounding } from './usAmounts.ts';
import { capitalize } from '../../text/letters.ts';

/** A nutrient of the upper part of a US label. */
export interface UsMacro {
  key: string;
  name: string;
  indent: 0 | 1 | 2;
  rounding: UsRounding;
  /** Key of its daily value; null: none is established, or none is shown. */
  reference: string | null;
  /** Unrounded, in a serving. */
  amount: number;
  /** What the % is of, where it is not the amount: protein by its quality. Null: not known. */
  forPercent: number | null;
  /** What the amount is counted from. */
  from: Origin;
}

const fromOf = (key: string): Origin => {
  if (key === 'calories') return { kind: 'energy' };
  if (key === 'polyols') return { kind: 'polyols' };
  return { kind: 'profile', keys: key === 'carbohydrate' ? carbohydrateParts : [key] };
};

const row = (
  amount: number,
  [key, name, indent]: readonly [string, string, 0 | 1 | 2],
  [rounding, reference]: readonly [UsRounding, string | null],
): UsMacro => ({ key, name, indent, rounding, reference, amount, forPercent: amount, from: fromOf(key) });

/** Calories to protein, in the order that both US panels share; sodium and cholesterol stand where each panel has them. */
export function usMacros({ formula, totals, data }: PanelSource): UsMacro[] {
  const { macros } = totals;
  const { fattyAcids, sugarAlcohol } = formula.options;
  const held = Object.keys(totals.polyols).filter((name) => (totals.polyols[name] ?? 0) > 0);
  const [polyol] = held;
  const isOnePolyol = held.length === 1 && polyol;
  return [
    row(kcalUs(totals, formula, data), ['calories', 'Calories', 0], ['calories', null]),
    row(macros.fat, ['fat', 'Total Fat', 0], ['fat', 'fat']),
    row(macros.saturates, ['saturates', 'Saturated Fat', 1], ['fat', 'saturated-fat']),
    row(macros.trans, ['trans', 'Trans Fat', 1], ['fat', null]),
    ...(fattyAcids
      ? [
          row(macros.poly, ['poly', 'Polyunsaturated Fat', 1], ['fat', null]),
          row(macros.mono, ['mono', 'Monounsaturated Fat', 1], ['fat', null]),
        ]
      : []),
    row(macros.cholesterol, ['cholesterol', 'Cholesterol', 0], ['cholesterol', 'cholesterol-dietary']),
    row(
      totalCarbohydrate(totals),
      ['carbohydrate', 'Total Carbohydrate', 0],
      ['carbohydrate', 'carbohydrate'],
    ),
    row(macros.fibre, ['fibre', 'Dietary Fiber', 1], ['carbohydrate', 'fibre']),
    row(macros.sugars, ['sugars', 'Total Sugars', 1], ['carbohydrate', null]),
    row(macros.addedSugars, ['addedSugars', 'Added Sugars', 2], ['carbohydrate', 'added-sugars']),
    ...(sugarAlcohol && totals.polyolTotal > 0
      ? [
          row(
            totals.polyolTotal,
            ['polyols', isOnePolyol ? capitalize(polyol) : 'Sugar Alcohol', 1],
            ['carbohydrate', null],
          ),
        ]
      : []),
    {
      ...row(macros.protein, ['protein', 'Protein', 0], ['carbohydrate', 'protein']),
      forPercent: totals.correctedProtein,
    },
  ];
}

/** The first letter large. */

/** The declared number of a macronutrient, without its unit. */
export const declaredNumber = ({ rounding }: UsMacro, amount: number): string => usRounding[rounding](amount);

/** The declared amount with its unit. */
export const declared = (row: UsMacro, amount: number): string =>
  declaredNumber(row, amount) + usUnits[row.rounding];

const rules: Readonly<Record<UsRounding, LabelRule>> = {
  calories: 'R1',
  fat: 'R2',
  cholesterol: 'R3',
  sodium: 'R4',
  carbohydrate: 'R5',
};

/** The declared amount of so many servings, and what it was made of. */
export function declaredFigure(row: UsMacro, times: number): Figure {
  const value = row.amount * times;
  const unit = usUnits[row.rounding].trim() || 'kcal';
  return {
    text: declared(row, value),
    made: { rule: rules[row.rounding], value, unit, from: row.from, times },
  };
}

/** What the % of protein is of, is counted otherwise than its amount. */
export const percentFrom = ({ key, from }: UsMacro): Origin =>
  key === 'protein' ? { kind: 'quality' } : from;

/** Protein whose quality is not known: its % is left out. */
export function proteinCheck({ totals }: PanelSource): Check[] {
  if (totals.macros.protein < 0.5 || totals.isAminoAcidsOnly || totals.correctedProtein !== null) return [];
  return [
    check('protein.quality', {
      text: 'The protein’s quality (PDCAAS) is not known: its % Daily Value is left out.',
      source: '21 CFR 101.9(c)(7)',
    }),
  ];
}
