import type { GridColumn } from '../columns';
import { isMany, type Range } from '../selection/range';

/** A cell's new text. */
export interface CellEdit {
  rowId: string;
  columnId: string;
  text: string;
  /** Id of the option whose label the text is, where one was chosen. */
  optionId?: string;
}

/** The texts of a row to be added, by column. */
export type NewRow = Record<string, string>;

/** What one act changes: cells of rows that are there, and rows to be added after the last. */
export interface GridChange {
  edits: CellEdit[];
  added: NewRow[];
}

interface Sheet<Row> {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
}

type Identified = { id: string };

/** The edit of a cell; none where it may only be read, or says the same already. */
function editOf<Row extends Identified>(
  row: Row | undefined,
  column: GridColumn<Row> | undefined,
  text: string,
) {
  if (!row || !column?.editor || column.text(row) === text) return [];
  return [{ rowId: row.id, columnId: column.id, text }];
}

/** The texts of a range, row by row. */
export const textsOf = <Row>({ rows, columns }: Sheet<Row>, { top, bottom, start, end }: Range): string[][] =>
  rows
    .slice(Math.max(0, top), bottom + 1)
    .map((row) => columns.slice(start, end + 1).map((column) => column.text(row)));

/** Empties every cell of a range that may be edited. */
export function clear<Row extends Identified>({ rows, columns }: Sheet<Row>, range: Range): GridChange {
  const chosen = columns.slice(range.start, range.end + 1);
  const edits = rows
    .slice(Math.max(0, range.top), range.bottom + 1)
    .flatMap((row) => chosen.flatMap((column) => editOf(row, column, '')));
  return { edits, added: [] };
}

/** Puts the texts of the first row into the others; a range of one row takes those of the row above. */
export function fillDown<Row extends Identified>(sheet: Sheet<Row>, range: Range): GridChange {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = sheet.rows[from];
  if (!source) return { edits: [], added: [] };
  const edits = sheet.rows
    .slice(from + 1, range.bottom + 1)
    .flatMap((row) =>
      sheet.columns
        .slice(range.start, range.end + 1)
        .flatMap((column) => editOf(row, column, column.text(source))),
    );
  return { edits, added: [] };
}

/** How often a pasted table is repeated to fill a range that it divides, as spreadsheets do. */
const repeats = (size: number, cells: number): number => (cells % size === 0 ? cells / size : 1);

const tiled = (table: readonly (readonly string[])[], range: Range): string[][] => {
  const width = Math.max(1, ...table.map((cells) => cells.length));
  const [down, across] = [
    repeats(table.length, range.bottom - range.top + 1),
    repeats(width, range.end - range.start + 1),
  ];
  if (!isMany(range) || (down === 1 && across === 1)) return table.map((cells) => [...cells]);
  return Array.from({ length: table.length * down }, (_, row) => {
    const cells = table[row % table.length] ?? [];
    return Array.from({ length: width * across }, (_, column) => cells[column % width] ?? '');
  });
};

/** Whether each filled cell of a table finds one of the columns from where it is pasted on, and one of these may be edited. */
export const fits = <Row>(
  columns: readonly GridColumn<Row>[],
  table: readonly (readonly string[])[],
): boolean =>
  columns.some((column) => column.editor) &&
  !table.some((cells) => cells.some((text, at) => text && !columns[at]));

/**
 * Lays a table over the cells from the corner of a range on. Cells that may only be read are passed over, what is
 * beyond the last column is dropped, and rows beyond the last are added where the grid can add.
 */
export function paste<Row extends Identified>(
  { rows, columns }: Sheet<Row>,
  range: Range,
  { table, canAddRows }: { table: readonly (readonly string[])[]; canAddRows: boolean | undefined },
): GridChange {
  const change: GridChange = { edits: [], added: [] };
  for (const [down, cells] of tiled(table, range).entries()) {
    const row = rows[Math.max(0, range.top) + down];
    const chosen = columns.slice(range.start, range.start + cells.length);
    if (row) change.edits.push(...chosen.flatMap((column, at) => editOf(row, column, cells[at] ?? '')));
    else if (canAddRows)
      change.added.push(
        Object.fromEntries(
          chosen.flatMap((column, at) => (column.editor ? [[column.id, cells[at] ?? '']] : [])),
        ),
      );
  }
  return change;
}
