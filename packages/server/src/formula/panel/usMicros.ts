import { enumeration } from '../../text/enumeration.ts';
import { check, type Check } from '../check.ts';
import type { Audience } from '../draft.ts';
import { micronutrients, type Micronutrient } from '../nutrients.ts';
import { plain } from '../rounding.ts';
import type { NutrientTotal } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';
import type { RowSpec } from './columns.ts';
import type { Figure } from './figure.ts';
import type { PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { computed, usRounding, usUnit } from './usAmounts.ts';

/** Declared wherever a serving holds more than zero of them; the others only where they are added or asked for. */
const mandatory = new Set(['vitamin-d', 'calcium', 'iron', 'sodium', 'potassium']);
/** Share of a daily value below which a vitamin or mineral counts as zero (21 CFR 101.9(c)(8)(iii)). */
const zeroBelow = 0.02;
const source = '21 CFR 101.36(b)(2)(i)';

/** Vitamins and minerals of a Supplement Facts panel. */
export interface MicroRows {
  rows: RowSpec[];
  named: WeighedLine[];
  checks: Check[];
}

/** The rows of vitamins and minerals, in the rule's order. */
export function supplementMicros(from: PanelSource): MicroRows {
  const result: MicroRows = { rows: [], named: [], checks: [] };
  for (const nutrient of micronutrients) {
    const total = from.totals.micros.get(nutrient.key);
    if (!total) continue;
    if (isZero(nutrient, total, from)) {
      result.checks.push(...total.added.map(({ line }) => belowTwoPercent(line.id, nutrient)));
    } else if (isAsked(nutrient, total, from)) {
      result.rows.push(rowOf(nutrient, total, from));
      result.named.push(...namedLines(nutrient, total));
    }
  }
  return result;
}

const belowTwoPercent = (line: string | number, { us }: Micronutrient) =>
  check('panel.belowTwoPercent', {
    line,
    text: `${us} is under 2 % of its daily value in a serving: it may not be declared, and its source moves to the ingredients.`,
    source,
  });

const isAsked = ({ key }: Micronutrient, { added }: NutrientTotal, { formula }: PanelSource) =>
  mandatory.has(key) || added.length > 0 || formula.options.alsoDeclare.includes(key);

/** Whether a nutrient counts as zero in every column. */
function isZero({ key }: Micronutrient, { value }: NutrientTotal, { formula, data }: PanelSource): boolean {
  if (value <= 0) return true;
  if (key === 'sodium') return usRounding.sodium(value) === '0';
  const most = value * (formula.options.perDayColumn ? formula.serving.perDay : 1);
  return formula.audience.every((audience) => {
    const reference = referenceOf(data, key, { market: 'US', audience });
    return reference !== null && most < reference * zeroBelow - 1e-9;
  });
}

function rowOf(nutrient: Micronutrient, total: NutrientTotal, from: PanelSource): RowSpec {
  return {
    name: nutrient.us + sourceText(nutrient, total),
    indent: 0,
    amount: (times) => amountFigure(nutrient, total, { times, from }),
    percent: (times, audience) => percentFigure(nutrient, total.value * times, { times, audience, from }),
  };
}

interface PercentOf extends AmountOf {
  audience: Audience;
}

function percentFigure(
  { key, unit }: Micronutrient,
  value: number,
  { times, audience, from }: PercentOf,
): Figure {
  const made = { value, unit: usUnit(unit), from: { kind: 'nutrient', key }, times } as const;
  const amount = referenceOf(from.data, key, { market: 'US', audience });
  if (amount === null) return { text: '†', made: { rule: 'U8', ...made } };
  const reference = { nutrient: key, amount, market: 'US', audience } as const;
  const percent = Math.floor((value / amount) * 100 + 0.5 + 1e-9);
  return percent === 0 && key === 'sodium'
    ? { text: '<1%', made: { rule: 'U6-less', ...made, reference } }
    : { text: `${plain(percent)}%`, made: { rule: 'U6', ...made, reference } };
}

interface AmountOf {
  times: number;
  from: PanelSource;
}

function amountFigure(nutrient: Micronutrient, total: NutrientTotal, { times, from }: AmountOf): Figure {
  const { key, unit, equivalents } = nutrient;
  const value = total.value * times;
  const made = { value, unit: usUnit(unit), from: { kind: 'nutrient', key }, times } as const;
  if (key === 'sodium') return { text: `${usRounding.sodium(value)} mg`, made: { rule: 'R4', ...made } };
  const number = total.isTyped ? plain(value) : computed(value);
  const amount = `${number} ${usUnit(unit)}${equivalents}`;
  return {
    text: amount + bracketText(nutrient, total, { times, from }),
    made: { rule: total.isTyped ? 'T2' : 'T3', ...made },
  };
}

/** What stands behind the amount: micrograms of folic acid, or IU where they are asked for. */
function bracketText({ key }: Micronutrient, { lines }: NutrientTotal, { times, from }: AmountOf): string {
  if (key === 'folate') {
    const micrograms = folicAcid(lines, from) * times;
    const isTyped = lines.every(({ line }) => !line.amount?.isEquivalents);
    return micrograms > 0 ? ` (${isTyped ? plain(micrograms) : computed(micrograms)} mcg folic acid)` : '';
  }
  const units = from.formula.options.showIu ? internationalUnits(key, lines, from) : null;
  if (!units) return '';
  const isTyped = lines.every(({ claim }) => claim?.typed.unit === 'IU');
  return ` (${isTyped ? plain(units * times) : computed(units * times)} IU)`;
}

/** µg of folic acid that lines add, by its own weight. */
export function folicAcid(lines: readonly WeighedLine[], { data }: Pick<PanelSource, 'data'>): number {
  const factor = data.equivalences.find(({ form }) => form === 'folic acid')?.factor ?? 1;
  return lines
    .filter(({ line }) => line.draft.nutrientForm === 'folic acid')
    .reduce((sum, { claim }) => sum + (claim?.value ?? 0) / factor, 0);
}

/** IU of what the lines claim; null where one of them cannot be counted in IU. */
function internationalUnits(
  key: string,
  lines: readonly WeighedLine[],
  { data }: PanelSource,
): number | null {
  let sum = 0;
  for (const { line, claim } of lines) {
    const form = line.draft.nutrientForm;
    const factor = data.iu.find(
      ({ nutrient, forms }) => nutrient === key && (forms === null || (form && forms.includes(form))),
    );
    if (!claim || !factor) return null;
    sum += claim.typed.unit === 'IU' ? claim.typed.value : claim.value / factor.perIu;
  }
  return sum;
}

const isBetaCarotene = ({ line }: WeighedLine) =>
  (line.isSourceInPanel && line.draft.nutrientForm?.includes('beta-carotene')) ?? false;

/** % of vitamin A that lines add as beta-carotene; null where it is none, all of it, or of another vitamin. */
function carotenePercent({ key }: Micronutrient, { added, value }: NutrientTotal): number | null {
  const carotene = added.filter(isBetaCarotene).reduce((sum, { claim }) => sum + (claim?.value ?? 0), 0);
  const isPart = key === 'vitamin-a' && carotene > 0 && carotene < value - 1e-9;
  return isPart ? Math.round((carotene / value) * 100) : null;
}

/** Lines whose source the row names: where it tells the share of beta-carotene, the other sources go to the ingredients. */
const namedLines = (nutrient: Micronutrient, total: NutrientTotal): WeighedLine[] =>
  total.added.filter(
    carotenePercent(nutrient, total) === null ? ({ line }) => line.isSourceInPanel : isBetaCarotene,
  );

/** ' (as zinc citrate and zinc oxide)'; of vitamin A, how much of it is beta-carotene. */
function sourceText(nutrient: Micronutrient, total: NutrientTotal): string {
  const own = nutrient.us.toLowerCase();
  const percent = carotenePercent(nutrient, total);
  if (percent !== null) return ` (${plain(percent)}% as beta-carotene)`;
  const shown = total.added.filter(({ line }) => line.isSourceInPanel && line.draft.source);
  const sources = [...new Set(shown.map(({ line }) => line.draft.source as string))].filter(
    (source) => source.toLowerCase() !== own,
  );
  const word = shown[0]?.line.draft.sourceWord ?? 'as';
  return sources.length > 0 ? ` (${word} ${enumeration(sources)})` : '';
}
