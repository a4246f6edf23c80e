import type { Audience } from '../draft.ts';
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
  amount(times: number): string;
  percent(times: number, audience: Audience): string;
}

const hasNoFigure = (text: string) => text === '' || text === '†';

/** Draws rows in their columns. Where no row has a percentage, the column goes and its symbol follows the amount. */
export function inColumns(
  specs: readonly RowSpec[],
  columns: readonly Column[],
): { columns: string[]; rows: PanelRow[] } {
  const percents = columns.filter(({ shows }) => shows === 'percent');
  const hasPercent = specs.some(({ percent }) =>
    percents.some(({ times, audience }) => !hasNoFigure(percent(times, audience))),
  );
  const shown = hasPercent ? columns : columns.filter(({ shows }) => shows === 'amount');
  const cell = (spec: RowSpec, { shows, times, audience }: Column) => {
    if (shows === 'percent') return spec.percent(times, audience);
    const amount = spec.amount(times);
    return hasPercent || amount === '' ? amount : amount + spec.percent(times, audience);
  };
  return {
    columns: shown.map(({ title }) => title),
    rows: specs.map((spec) => ({
      name: spec.name,
      indent: spec.indent,
      cells: shown.map((column) => cell(spec, column)),
    })),
  };
}
