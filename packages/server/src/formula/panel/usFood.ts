import { enumeration } from '../../text/enumeration.ts';
import { check, type Check } from '../check.ts';
import { foodMandatory, foodVoluntary, micronutrient, type Micronutrient } from '../nutrients.ts';
import { plain, toNearest } from '../rounding.ts';
import { kcalUs } from '../energy.ts';
import type { Audience } from '../draft.ts';
import { inColumns, type Column, type RowSpec } from './columns.ts';
import { noFigure, type Figure } from './figure.ts';
import type { Box, PanelRow, PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { raccCheck } from './racc.ts';
import { servingSizeText, servingsIn, servingsText } from './servingText.ts';
import { folicAcid } from './usMicros.ts';
import { computed, foodMicronutrient, foodPercent, usUnit, usUnits } from './usAmounts.ts';
import {
  declared,
  declaredFigure,
  declaredNumber,
  percentFrom,
  proteinCheck,
  usMacros,
  type UsMacro,
} from './usRows.ts';

const never = new Set(['calories', 'trans', 'poly', 'mono', 'sugars', 'polyols']);
const source = '21 CFR 101.9';

/** The Nutrition Facts panel (21 CFR 101.9). */
export function usFood(from: PanelSource): Box {
  const { formula } = from;
  const servings = servingsIn(formula);
  const isOne = servings !== null && Math.abs(servings - 1) < 1e-9;
  const isSimplified = formula.options.simplified && insignificant(from).length >= 8;
  const specs = specsOf(from).filter(({ isKept }) => !isSimplified || isKept);
  const { columns, rows, made } = drawn(specs, from, servings);
  return {
    title: 'Nutrition Facts',
    servingSize: servingSizeText(formula.serving, { isWhole: isOne }),
    servings: servings === null || isOne ? null : `${servingsText(servings)} servings per container`,
    columns,
    rows,
    made,
    notes: isSimplified ? simplifiedNotes(from, specs) : [footnote(from)],
    named: new Set(),
    checks: [...caffeineChecks(from), ...raccCheck(formula, servings), ...qualityCheck(from)],
  };
}

const isForChildren = ({ formula: { audience } }: PanelSource) =>
  audience.length === 1 && audience[0] === 'children';

const footnote = (from: PanelSource) =>
  `* The % Daily Value tells you how much a nutrient in a serving of food contributes to a daily diet. ${
    isForChildren(from) ? '1,000' : '2,000'
  } calories a day is used for general nutrition advice.`;

const caffeineChecks = ({ lines }: PanelSource): Check[] =>
  lines
    .filter(({ line, inputMg }) => line.caffeinePercent > 0 && inputMg)
    .map(({ line }) =>
      check('panel.caffeine', {
        line: line.id,
        text: 'Caffeine has no line in Nutrition Facts: state it elsewhere on the label if you want it known.',
        source,
      }),
    );

/** A % of protein that is due goes by its quality. */
const qualityCheck = (from: PanelSource) =>
  from.formula.audience.some((audience) => showsProtein(from, audience)) ? proteinCheck(from) : [];

/** A row, and whether the simplified panel keeps it. */
type FoodRow = RowSpec & { isKept: boolean };

function specsOf(from: PanelSource): FoodRow[] {
  const macros = usMacros(from);
  const at = (key: string) => macros.findIndex((row) => row.key === key) + 1;
  const rows = macros.map((row) => macroRow(row, from));
  const sodium = sodiumRow(from);
  return [
    ...rows.slice(0, at('cholesterol')),
    sodium,
    ...rows.slice(at('cholesterol')),
    ...foodMandatory.map((key) => microRow(key, from)),
    ...foodVoluntary.filter((key) => isAdded(key, from)).map((key) => microRow(key, from)),
  ];
}

function isAdded(key: string, { totals, formula }: PanelSource): boolean {
  const total = totals.micros.get(key);
  return total !== undefined && (total.added.length > 0 || formula.options.alsoDeclare.includes(key));
}

const simplifiedCore = new Set(['calories', 'fat', 'sodium', 'carbohydrate', 'protein']);

function macroRow(row: UsMacro, from: PanelSource): FoodRow {
  const isIncluded = row.key === 'addedSugars';
  const isDual = from.formula.options.dualColumn;
  const name = isIncluded && !isDual ? `Includes ${declared(row, row.amount)} Added Sugars` : row.name;
  return {
    name: isIncluded && isDual ? 'Includes Added Sugars' : name,
    indent: row.indent,
    isKept: simplifiedCore.has(row.key) || declaredNumber(row, row.amount) !== '0',
    amount: (times) => (isIncluded && !isDual ? noFigure : declaredFigure(row, times)),
    percent: (times, audience) => macroPercent(row, from, { times, audience }),
  };
}

interface PercentOf {
  times: number;
  audience: Audience;
}

function macroPercent(row: UsMacro, from: PanelSource, { times, audience }: PercentOf): Figure {
  if (never.has(row.key) || !row.reference) return noFigure;
  if (row.key === 'protein' && !showsProtein(from, audience)) return noFigure;
  const amount = referenceOf(from.data, row.reference, { market: 'US', audience });
  if (!amount) return noFigure;
  const unit = usUnits[row.rounding].trim();
  if (declaredNumber(row, row.amount * times) === '0') {
    const value = row.amount * times;
    return { text: '0%', made: { rule: 'N4-zero', value, unit, from: row.from, times } };
  }
  if (row.forPercent === null) return noFigure;
  const reference = { nutrient: row.reference, amount, market: 'US', audience } as const;
  const value = row.forPercent * times;
  return {
    text: `${plain(toNearest((value * 100) / amount, 1))}%`,
    made: { rule: 'N4', value, unit, from: percentFrom(row), times, reference },
  };
}

const showsProtein = ({ formula }: PanelSource, audience: Audience) =>
  formula.options.proteinPercent || audience === 'children' || audience === 'infants';

function sodiumRow(from: PanelSource): FoodRow {
  const amount = from.totals.micros.get('sodium')?.value ?? 0;
  const names = {
    key: 'sodium',
    name: 'Sodium',
    indent: 0,
    rounding: 'sodium',
    reference: 'sodium',
  } as const;
  const origin = { kind: 'nutrient', key: 'sodium' } as const;
  return macroRow({ ...names, amount, forPercent: amount, from: origin }, from);
}

function microRow(key: string, from: PanelSource): FoodRow {
  const { totals, data, formula } = from;
  const nutrient = micronutrient(key) as Micronutrient;
  const amount = totals.micros.get(key)?.value ?? 0;
  const unit = usUnit(nutrient.unit) + nutrient.equivalents;
  const reference = (audience: Audience) => referenceOf(data, key, { market: 'US', audience });
  const isZero = (times: number, audience: Audience) =>
    amount * times < (reference(audience) ?? 0) * 0.02 - 1e-9 || amount === 0;
  const first = formula.audience[0] ?? 'adults';
  const isBySum = formula.options.rounding === 'sum';
  const madeOf = (times: number) =>
    ({
      value: amount * times,
      unit: usUnit(nutrient.unit),
      from: { kind: 'nutrient', key },
      times,
    }) as const;
  const number = (value: number) =>
    isBySum ? computed(value) : foodMicronutrient(value, reference(first) ?? 0);
  return {
    name: nutrient.us,
    indent: 0,
    isKept: !isZero(1, first),
    amount: (times) => {
      const made = madeOf(times);
      if (isZero(times, first)) return { text: `0 ${unit}`, made: { rule: 'N4-zero', ...made } };
      const bracket = folicAcidText(key, from, (micrograms) => number(micrograms * times));
      return {
        text: `${number(made.value)} ${unit}${bracket}`,
        made: { rule: isBySum ? 'T3' : 'R7', ...made },
      };
    },
    percent: (times, audience) => {
      const dailyValue = reference(audience);
      if (dailyValue === null) return noFigure;
      const made = madeOf(times);
      if (isZero(times, audience)) return { text: '0%', made: { rule: 'N4-zero', ...made } };
      const of = { nutrient: key, amount: dailyValue, market: 'US', audience } as const;
      return {
        text: `${plain(foodPercent((made.value * 100) / dailyValue))}%`,
        made: { rule: 'N4-percent', ...made, reference: of },
      };
    },
  };
}

/** Folic acid that is added is told by its own weight behind the equivalents (21 CFR 101.9(c)(8)(vii)). */
function folicAcidText(key: string, from: PanelSource, text: (micrograms: number) => string): string {
  const lines = key === 'folate' ? (from.totals.micros.get(key)?.lines ?? []) : [];
  const micrograms = folicAcid(lines, from);
  return micrograms > 0 ? ` (${text(micrograms)} mcg folic acid)` : '';
}

function drawn(specs: readonly FoodRow[], { formula }: PanelSource, servings: number | null) {
  const audience = formula.audience[0] ?? 'adults';
  const pair = ([amount, percent]: readonly [string, string], times: number): Column[] => [
    { title: amount, shows: 'amount', times, audience },
    { title: percent, shows: 'percent', times, audience },
  ];
  const columns =
    formula.options.dualColumn && servings
      ? [...pair(['Per serving', '% DV*'], 1), ...pair(['Per container', '% DV*'], servings)]
      : pair(['Amount per serving', '% Daily Value*'], 1);
  return inColumns(specs, columns);
}

/** Nutrients of the panel that may be declared as zero, or fall under 1 g where that suffices, in label order. */
function insignificant(from: PanelSource): string[] {
  const { totals, formula, data } = from;
  const macros = usMacros(from)
    .filter(({ key }) => !['poly', 'mono', 'polyols'].includes(key))
    .filter((row) => {
      if (row.key === 'calories') return kcalUs(totals, formula, data) < 5;
      return ['carbohydrate', 'fibre', 'protein'].includes(row.key)
        ? row.amount < 1
        : declaredNumber(row, row.amount) === '0';
    });
  const rows: PanelRow[] = inColumns(specsOf(from), [
    { title: '', shows: 'amount', times: 1, audience: formula.audience[0] ?? 'adults' },
  ]).rows;
  const zeros = rows.filter(({ name, cells }) => lastFive.has(name) && cells[0]?.startsWith('0 '));
  return [...macros.map(({ name }) => name.toLowerCase()), ...zeros.map(({ name }) => insideSentence(name))];
}

const lastFive = new Set(['Sodium', 'Vitamin D', 'Calcium', 'Iron', 'Potassium']);
const insideSentence = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const hasAdded = (from: PanelSource) => foodVoluntary.some((key) => isAdded(key, from));

/** What the panel leaves out is named; a row of less than a gram that it keeps is not. */
function simplifiedNotes(from: PanelSource, kept: readonly FoodRow[]): string[] {
  const shown = new Set(kept.map(({ name }) => insideSentence(name).toLowerCase()));
  const isShown = (name: string) =>
    shown.has(name.toLowerCase()) ||
    (name === 'added sugars' && [...shown].some((row) => row.endsWith(name)));
  const words = insignificant(from).filter((name) => !isShown(name));
  const isListed = hasAdded(from) && words.length > 0;
  return isListed ? [`Not a significant source of ${enumeration(words)}.`] : [footnote(from)];
}
