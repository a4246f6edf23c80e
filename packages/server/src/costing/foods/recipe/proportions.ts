import { isNamed } from './classes.ts';
import type { Line } from '../lines.ts';
import type { Proportion } from '../tables/rangeRecords.ts';

type Cells = Proportion['gives'];

/** What lines give or need of something, in percent of the whole. */
const amountOf = (lines: readonly Line[], cells: Cells) =>
  lines.reduce((sum, { name, percent }) => sum + (percent * partOf(name, cells)) / 100, 0);

/** Of a hundred grams of a line, g: as the first row says that names it. */
const partOf = (name: string, cells: Cells) => cells.find((cell) => isNamed([cell.name], name))?.percent ?? 0;

/** How many times of what a recipe needs it gives; null where nothing in it needs any. */
export function proportionIn(lines: readonly Line[], { gives, needs }: Proportion): number | null {
  const needed = amountOf(lines, needs);
  return needed > 0 ? amountOf(lines, gives) / needed : null;
}

/** So much of the line that makes up for it a recipe holds at least and at most, %; null: there is no such bound. */
export function boundsOf(
  lines: readonly Line[],
  { gives, needs, by, least, most }: Proportion,
): { readonly least: number | null; readonly most: number | null } {
  const needed = amountOf(lines, needs);
  const others = amountOf(
    lines.filter(({ name }) => name !== by),
    gives,
  );
  const share = partOf(by, gives) / 100;
  const left = (times: number | null) =>
    times === null || needed <= 0 ? null : Math.max(0, (needed * times - others) / share);
  return { least: left(least), most: left(most) };
}
