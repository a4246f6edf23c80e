import type { Audience } from '../draft.ts';
import type { Figure, Made } from './figure.ts';
import type { PanelRow } from './panel.ts';

/** A column: amounts or percentages of so many servings. */
export interface Column {
  title: string;
  shows: 'amount' | 'percent';
  times: number;
  audience: Audience;
}

/** A row before its columns are known. */
export interface RowSpec {
  name: string;
  indent: number;
  amount(times: number): Figure;
  percent(times: number, audience: Audience): Figure;
}

/** A row with its figures. */
export interface FiguredRow {
  name: string;
  indent: number;
  figures: Figure[];
}

/** Rows as their texts, and beside them what each cell was made of. */
export function parted(rows: readonly FiguredRow[]): { rows: PanelRow[]; made: (Made | null)[][] } {
  return {
    rows: rows.map(({ name, indent, figures }) => ({ name, indent, cells: figures.map(({ text }) => text) })),
    made: rows.map(({ figures }) => figures.map(({ made }) => made)),
  };
}

const hasNoFigure = (text: string) => text === '' || text === '†';

/** Draws rows in their columns. Where no row has a percentage, the column goes and its symbol follows the amount. */
export function inColumns(
  specs: readonly RowSpec[],
  columns: readonly Column[],
): { columns: string[]; rows: PanelRow[]; made: (Made | null)[][] } {
  const percents = columns.filter(({ shows }) => shows === 'percent');
  const hasPercent = specs.some(({ percent }) =>
    percents.some(({ times, audience }) => !hasNoFigure(percent(times, audience).text)),
  );
  const shown = hasPercent ? columns : columns.filter(({ shows }) => shows === 'amount');
  const figure = (spec: RowSpec, { shows, times, audience }: Column): Figure => {
    if (shows === 'percent') return spec.percent(times, audience);
    const { text, made } = spec.amount(times);
    return { text: hasPercent || text === '' ? text : text + spec.percent(times, audience).text, made };
  };
  return {
    columns: shown.map(({ title }) => title),
    ...parted(
      specs.map((spec) => ({
        name: spec.name,
        indent: spec.indent,
        figures: shown.map((column) => figure(spec, column)),
      })),
    ),
  };
}
