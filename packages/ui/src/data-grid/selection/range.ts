import { within, type Extent, type Position } from './position';

/** A rectangle of cells, from the corner where it began to the cell that has the focus. */
export interface Selection {
  anchor: Position;
  focus: Position;
}

/** A rectangle of cells, its last row and column included. */
export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** One cell, selected. */
export const only = (position: Position): Selection => ({ anchor: position, focus: position });

/** The cells of a selection; a header that has the focus has none. */
export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  start: Math.min(anchor.column, focus.column),
  end: Math.max(anchor.column, focus.column),
});

/** Whether a range is more than one cell. */
export const isMany = ({ top, bottom, start, end }: Range): boolean => top !== bottom || start !== end;

/** Whether a range has cells of a row. */
export const hasRow = ({ top, bottom }: Range, row: number): boolean => row >= top && row <= bottom;

/** The selection in a grid that has become smaller: what is gone moves to the nearest cell that is there. */
export const fit = ({ anchor, focus }: Selection, extent: Extent): Selection => ({
  anchor: within(anchor, extent),
  focus: within(focus, extent),
});

/** The cells that a table covers from the corner of a range on, the range itself at least. */
export const covered = (
  { top, bottom, start, end }: Range,
  table: readonly (readonly string[])[],
): Selection => {
  const first = Math.max(0, top);
  const width = Math.max(1, ...table.map((cells) => cells.length));
  return {
    anchor: { row: first, column: start },
    focus: { row: Math.max(bottom, first + table.length - 1), column: Math.max(end, start + width - 1) },
  };
};
