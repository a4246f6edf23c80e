import type { Bom, LineDraft, Panel } from '../../formula/index.ts';
import type { Cell } from '../reading/index.ts';
import type { Sheet } from './sheet.ts';

/** A line as a table writes it; what the core does not read is here too. */
export type WrittenLine = LineDraft & { note?: string | null };

/** What the columns of a formula's lines are headed; the reader of tables knows each of them. */
const columns: readonly (readonly [
  heading: string,
  cellOf: (line: WrittenLine, perKg: number | null) => Cell,
])[] = [
  ['Name', nameOf],
  ['Amount', ({ amount }) => (amount?.isRest ? 'to 100 %' : (amount?.value ?? null))],
  ['Unit', ({ amount }) => (amount && !amount.isRest ? (amount.unit ?? 'mg') : null)],
  ['Form', ({ source }) => source ?? null],
  ['Purpose', ({ purpose }) => purpose ?? 'active'],
  ['Potency %', ({ potency }) => potency ?? null],
  ['Overage %', ({ overage }) => overage ?? null],
  ['Price per kg (USD)', (_, perKg) => rounded(perKg, 4)],
  ['Supplier', ({ price }) => price?.supplier ?? null],
  ['Label name', ({ statement }) => statement ?? null],
  ['Note', ({ note }) => note ?? null],
];

/** Digits that a scale or a purse knows: a mean of prices has sixteen. */
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));

function nameOf({ name, ingredient, source, nutrient }: LineDraft): string {
  return name || ingredient || source || nutrient || '';
}

/** The lines of a formula as a table; `bom` knows what each is bought at. */
export function linesSheet(lines: readonly WrittenLine[], bom: Pick<Bom, 'lines'>): Sheet {
  const prices = new Map(bom.lines.map(({ line, perKg }) => [line, perKg]));
  return {
    name: 'Lines',
    headings: columns.map(([heading]) => heading),
    rows: lines.map((line) => columns.map(([, cellOf]) => cellOf(line, prices.get(line.id) ?? null))),
  };
}

/** The bill of materials as a table, with the names of the lines. */
export function bomSheet(bom: Pick<Bom, 'lines'>, lines: readonly LineDraft[]): Sheet {
  const names = new Map(lines.map((line) => [line.id, nameOf(line)]));
  return {
    name: 'Bill of materials',
    headings: ['Name', 'mg per serving', 'kg for the run', 'USD per kg', 'USD for the run'],
    rows: bom.lines.map(({ line, mgPerServing, kg, perKg, cost }) => [
      names.get(line) ?? String(line),
      rounded(mgPerServing, 4),
      rounded(kg, 6),
      rounded(perKg, 4),
      rounded(cost, 2),
    ]),
  };
}

/** Spaces before a name for each step it stands in. */
const indent = '  ';

/** A label's rows as a table, with its columns. */
export const panelSheet = ({ columns: headings, lines }: Panel): Sheet => ({
  name: 'Label',
  headings: ['Name', ...headings],
  rows: lines.map(({ name, indent: depth, cells }) => [indent.repeat(depth) + name, ...cells]),
});
