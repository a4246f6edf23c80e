/** What stands in a cell of a table. */
export type Cell = string | number | null;

/** A table as it is written down: rows of cells, blank rows among them. */
export type Table = readonly (readonly Cell[])[];

/** Longest text that is looked at; nothing in a line is longer. */
const longestText = 2000;

/** A cell as text in one line; '' for one that is blank. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return String(cell).slice(0, longestText).replace(/\s+/g, ' ').trim();
}

/** Whether nothing stands in any cell. */
export const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => textOf(cell) === '');
