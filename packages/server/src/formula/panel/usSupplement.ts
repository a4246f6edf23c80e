import type { Audience } from '../draft.ts';
import type { Formula } from '../formula.ts';
import { plain } from '../rounding.ts';
import type { Column, RowSpec } from './columns.ts';
import { inColumns } from './columns.ts';
import { noFigure, type Made } from './figure.ts';
import type { Box, PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { householdText, servingSizeText, servingsIn, servingsText } from './servingText.ts';
import { supplementMicros } from './usMicros.ts';
import { otherActives } from './usOthers.ts';
import { usUnits } from './usAmounts.ts';
import {
  declared,
  declaredFigure,
  declaredNumber,
  percentFrom,
  proteinCheck,
  usMacros,
  type UsMacro,
} from './usRows.ts';

/** Percentages that rest on a diet of so many calories carry the footnote's symbol (21 CFR 101.36(b)(2)(iii)(D)). */
const calorieBased = new Set(['fat', 'saturates', 'carbohydrate', 'fibre', 'addedSugars', 'protein']);
const withoutValue = new Set(['trans', 'poly', 'mono', 'sugars', 'polyols']);

/** The Supplement Facts panel (21 CFR 101.36). */
export function usSupplement(from: PanelSource): Box {
  const { formula } = from;
  const micros = supplementMicros(from);
  const others = otherActives(from);
  const macros = usMacros(from).filter((row) => isDeclared(row, from));
  const specs = [...macros.map((row) => macroRow(row, from)), ...micros.rows, ...others.rows];
  const { columns, rows, made } = inColumns(specs, columnsOf(formula));
  const servings = servingsIn(formula);
  return {
    title: 'Supplement Facts',
    servingSize: servingSizeText(formula.serving),
    servings: servings === null ? null : servingsText(servings),
    columns,
    rows,
    made,
    notes: notesOf(formula, rows),
    named: new Set([...micros.named, ...others.named]),
    checks: [...micros.checks, ...proteinCheck(from)],
  };
}

/** Nothing that may be declared as zero is declared at all; protein not for amino acids alone. */
function isDeclared(row: UsMacro, { totals }: PanelSource): boolean {
  if (row.key === 'protein' && totals.isAminoAcidsOnly) return false;
  return declaredNumber(row, row.amount) !== '0';
}

function macroRow(row: UsMacro, { data }: PanelSource): RowSpec {
  const isAdded = row.key === 'addedSugars';
  return {
    name: isAdded ? `Includes ${declared(row, row.amount)} Added Sugars` : row.name,
    indent: row.indent,
    amount: (times) => (isAdded ? noFigure : declaredFigure(row, times)),
    percent: (times, audience) => {
      if (withoutValue.has(row.key)) return { text: '†', made: daggerOf(row, times) };
      if (!row.reference) return noFigure;
      const amount = referenceOf(data, row.reference, { market: 'US', audience });
      if (!amount) return { text: '†', made: daggerOf(row, times) };
      if (row.forPercent === null) return noFigure;
      const value = row.forPercent * times;
      const number = percentText(value / amount);
      const made: Made = {
        rule: number.startsWith('<') ? 'U6-less' : 'U6',
        value,
        unit: usUnits[row.rounding].trim(),
        from: percentFrom(row),
        times,
        reference: { nutrient: row.reference, amount, market: 'US', audience },
      };
      return { text: number + (calorieBased.has(row.key) ? '*' : ''), made };
    },
  };
}

const daggerOf = (row: UsMacro, times: number): Made | null => {
  const { made } = declaredFigure(row, times);
  return made && { ...made, rule: 'U8' };
};

function percentText(share: number): string {
  const percent = Math.floor(share * 100 + 0.5 + 1e-9);
  return percent === 0 && share > 0 ? '<1%' : `${plain(percent)}%`;
}

const groups: Readonly<Record<Audience, string>> = {
  adults: 'Adults and Children 4+ Years',
  children: 'Children 1–3 Years',
  pregnancy: 'Pregnant and Lactating Women',
  infants: 'Infants through 12 Months',
};

function columnsOf({ audience, options, serving }: Formula): Column[] {
  const isAdultsOnly = audience.length === 1 && audience[0] === 'adults';
  const percentTitle = (group: Audience) =>
    isAdultsOnly ? '% Daily Value' : `% Daily Value for ${groups[group]}`;
  const pair = (title: string, times: number): Column[] => [
    { title, shows: 'amount', times, audience: audience[0] ?? 'adults' },
    ...audience.map((group): Column => ({
      title: percentTitle(group),
      shows: 'percent',
      times,
      audience: group,
    })),
  ];
  if (!options.perDayColumn) return pair('Amount Per Serving', 1);
  const taken = (times: number) => {
    const measure = householdText(serving, times);
    return measure ? ` (${measure})` : '';
  };
  return [...pair(`Per Serving${taken(1)}`, 1), ...pair(`Per Day${taken(serving.perDay)}`, serving.perDay)];
}

function notesOf({ audience }: Formula, rows: Box['rows']): string[] {
  const has = (symbol: string) => rows.some(({ cells }) => cells.some((cell) => cell.endsWith(symbol)));
  const isChildrenOnly = audience.length === 1 && audience[0] === 'children';
  const calories = isChildrenOnly ? '1,000' : '2,000';
  return [
    ...(has('*') ? [`* Percent Daily Values are based on a ${calories} calorie diet.`] : []),
    ...(has('†') ? ['† Daily Value not established.'] : []),
  ];
}
