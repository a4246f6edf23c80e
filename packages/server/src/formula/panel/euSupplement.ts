import { euOrder, micronutrient, type Micronutrient } from '../nutrients.ts';
import { toDigits, ungrouped } from '../rounding.ts';
import { claimsMicronutrient, type NutrientTotal } from '../totals.ts';
import { parted, type FiguredRow } from './columns.ts';
import { amountText, inEuUnit, isDeclared, ofAdult, percentOf } from './euAmounts.ts';
import type { Figure, LabelRule, Made, Origin } from './figure.ts';
import type { Box, PanelSource } from './panel.ts';
import { referenceOf } from './references.ts';
import { householdText } from './servingText.ts';
import { together, type Members } from './together.ts';
import { activeName, isAsTyped, labelMg, substanceKey } from './usOthers.ts';

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
      ...together(others, substanceKey).flatMap((members) => substanceRows(members, perDay)),
    ]),
    notes: [],
    named: new Set(),
    checks: [],
  };
}

/** What has no reference value. */
const substanceRow = (name: string, indent: number, figure: Figure): FiguredRow => ({
  name,
  indent,
  figures: [figure, { text: '–', made: figure.made && { ...figure.made, rule: 'E5-none' } }],
});

/** Choline and sodium have no reference value, but an amount of their own: it is none of the salt they come as. */
const substanceName = (weighed: PanelSource['lines'][number]): string =>
  (claimsMicronutrient(weighed) && micronutrient(weighed.line.nutrient ?? '')?.eu) || activeName(weighed);

/** Lines of one substance are one row. */
const substanceRows = (members: Members<PanelSource['lines'][number]>, perDay: number): FiguredRow[] => [
  substanceRow(
    substanceName(members[0]),
    0,
    members.length > 1 ? sumFigure(members, perDay) : substanceFigure(members[0], perDay),
  ),
  ...partRows(members[0], perDay),
];

/** The marker of an extract and its named constituents: they are what it is taken for (Directive 2002/46/EC, Article 8). */
function partRows(weighed: PanelSource['lines'][number], perDay: number): FiguredRow[] {
  const { marker, constituents } = weighed.line.draft;
  const isTyped = weighed.line.amount?.basis === 'marker';
  const figure = (percent: number) =>
    weightFigure(
      (labelMg(weighed) * percent * perDay) / 100,
      { kind: 'part', line: weighed, percent },
      perDay,
    );
  return [
    ...(marker && isTyped ? [substanceRow(marker.name, 1, typedFigure(weighed, perDay))] : []),
    ...(marker?.percent && !isTyped ? [substanceRow(marker.name, 1, figure(marker.percent))] : []),
    ...(constituents ?? []).map(({ name, percent }) => substanceRow(name, 1, figure(percent))),
  ];
}

const inEuList = new Set<string>(euOrder);

const isOther = (weighed: PanelSource['lines'][number]) =>
  weighed.line.purpose === 'active' &&
  weighed.claim !== null &&
  !(claimsMicronutrient(weighed) && inEuList.has(weighed.line.nutrient ?? ''));

/** T3: sums are rounded, and so is folic acid that was typed in the equivalents that only US labels count. */
const isOneTyped = ({ isTyped, lines }: NutrientTotal): boolean =>
  isTyped && lines.length === 1 && !lines.some(isFolicAcidInEquivalents);

const isFolicAcidInEquivalents = ({ line }: NutrientTotal['lines'][number]) =>
  line.nutrient === 'folate' && line.amount?.isEquivalents === true;

function nutrientRow(key: string, from: PanelSource): FiguredRow {
  const nutrient = micronutrient(key) as Micronutrient;
  const total = from.totals.micros.get(key) as NutrientTotal;
  const value = inEuUnit(nutrient, total, from) * from.formula.serving.perDay;
  const nrv = referenceOf(from.data, key, ofAdult);
  const isTyped = isOneTyped(total);
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
          text: percentOf(value, nrv),
          made: { ...made('E5'), reference: { nutrient: key, amount: nrv, ...ofAdult } },
        };
  return {
    name: nutrient.eu,
    indent: 0,
    figures: [
      {
        text: amountText(nutrient, value, isTyped),
        made: made(isTyped ? 'T2' : 'T3-eu'),
      },
      percent,
    ],
  };
}

/** A substance without reference value: as typed where it was typed, otherwise to two digits. */
function substanceFigure(line: PanelSource['lines'][number], perDay: number): Figure {
  const isCounted = line.claim?.typed.unit === 'billion CFU';
  if (isCounted || isAsTyped(line)) return typedFigure(line, perDay);
  return weightFigure(labelMg(line) * perDay, { kind: 'stated', lines: [line] }, perDay);
}

/** Lines of one substance: as typed where all were typed in one unit, otherwise to two digits. */
function sumFigure(lines: Members<PanelSource['lines'][number]>, perDay: number): Figure {
  const units = new Set(lines.map((line) => (isAsTyped(line) ? line.claim?.typed.unit : undefined)));
  const [unit] = units;
  const mg = lines.reduce((sum, line) => sum + labelMg(line), 0) * perDay;
  const weight = weightFigure(mg, { kind: 'stated', lines }, perDay);
  if (units.size > 1 || unit === undefined || !weight.made) return weight;
  const typed = lines.reduce((sum, { claim }) => sum + (claim?.typed.value ?? 0), 0) * perDay;
  return { text: `${ungrouped(typed)} ${unit}`, made: { ...weight.made, rule: 'T2' } };
}

function typedFigure(line: PanelSource['lines'][number], perDay: number): Figure {
  const { value, unit } = line.claim?.typed ?? { value: 0, unit: 'mg' };
  const taken = value * perDay;
  const word = unit === 'mL' ? 'ml' : unit;
  return {
    text: `${ungrouped(taken)} ${word}`,
    made: { rule: 'T2', value: taken, unit: word, from: { kind: 'typed', line }, times: perDay },
  };
}

const weightFigure = (mg: number, from: Origin, times: number): Figure => ({
  text: weightText(mg),
  made: { rule: 'T3-eu', value: mg, unit: 'mg', from, times },
});

function weightText(mg: number): string {
  if (mg >= 1000) return `${ungrouped(toDigits(mg / 1000, 2))} g`;
  return mg > 0 && mg < 1 ? `${ungrouped(toDigits(mg * 1000, 2))} µg` : `${ungrouped(toDigits(mg, 2))} mg`;
}
