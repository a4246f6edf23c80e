/** A cell by its row and column, counted from 0; row -1 is the header. */
export interface Position {
  row: number;
  column: number;
}

/** How many rows and columns there are. */
export interface Extent {
  rows: number;
  columns: number;
}

/** A way to go: a number of cells, or as far as it goes. */
export type Step =
  | { axis: 'row' | 'column'; by: number }
  | { axis: 'row' | 'column'; to: 'first' | 'last' }
  | { axis: 'both'; to: 'first' | 'last' };

/** The header's row. */
export const headerRow = -1;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** A position that exists; the header alone is left where there is no row. */
export const within = ({ row, column }: Position, { rows, columns }: Extent): Position => ({
  row: clamp(row, headerRow, rows - 1),
  column: clamp(column, 0, Math.max(0, columns - 1)),
});

const edge = (to: 'first' | 'last', count: number): number => (to === 'first' ? 0 : count - 1);

/** Where a step leads. One row up from the first is the header; further steps up stop at the first row. */
export function move(from: Position, step: Step, extent: Extent): Position {
  if ('to' in step) {
    const row = step.axis === 'column' ? from.row : edge(step.to, extent.rows);
    const column = step.axis === 'row' ? from.column : edge(step.to, extent.columns);
    return within({ row, column }, extent);
  }
  const next = { ...from, [step.axis]: from[step.axis] + step.by };
  if (step.axis === 'row' && step.by < -1) next.row = Math.max(0, next.row);
  return within(next, extent);
}

/** The cell after this one as one reads: to the right, then on in the next row. The last stays. */
export function advance(from: Position, by: 1 | -1, { rows, columns }: Extent): Position {
  const at = from.row * columns + from.column + by;
  if (at < 0 || at >= rows * columns) return from;
  return { row: Math.floor(at / columns), column: at % columns };
}
