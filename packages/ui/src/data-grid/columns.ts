import type { ReactNode } from 'react';
import type { ComboBoxOption } from '../combo-box';
import type { WrittenQuantity } from '../number-field';

/** What a cell is edited with. */
export type GridEditor =
  /** A line of text. */
  | { kind: 'text' }
  /** A number, written as the reader's language does. */
  | { kind: 'number' }
  /** A number with one of the units behind it, written as `120 mg`; `parse` reads what the page knows better. */
  | { kind: 'quantity'; units: readonly string[]; parse?: (text: string) => WrittenQuantity | null }
  /** One of a few; what is typed must be one of them. */
  | { kind: 'choice'; options: readonly ComboBoxOption[] }
  /** One of many, or any text. */
  | { kind: 'combo'; options: readonly ComboBoxOption[]; onInputChange?: (text: string) => void }
  /** One of those that fit what is typed and the row, or any text. */
  | { kind: 'lookup'; lookUp: GridLookUp }
  /** A day, as `YYYY-MM-DD`. */
  | { kind: 'date'; min?: string; max?: string };

/** Finds the options that fit a text typed into a cell of a row; those that take longer come as a promise. */
export type GridLookUp = (
  text: string,
  rowId: string,
) => readonly ComboBoxOption[] | Promise<readonly ComboBoxOption[]>;

/** What is said of a cell beside its text. */
export interface GridCellStatus {
  /** Not saved yet; nobody set it; proposed and not yet taken; not known. */
  state?: 'unsaved' | 'default' | 'suggestion' | 'unknown';
  /** What is wrong with it and how to mend it, in a sentence. */
  error?: string;
}

/** A column of a grid. */
export interface GridColumn<Row> {
  id: string;
  /** Its heading. */
  header: string;
  /** Width in px. @default 160 */
  width?: number;
  /** @default 'end' for numbers and quantities, else 'start' */
  align?: 'start' | 'end';
  /** The cell as text: what is shown, edited, copied and sorted by. */
  text: (row: Row) => string;
  /** The cell as it is shown, where that is more than its text. */
  render?: (row: Row) => ReactNode;
  /** What is said of the cell beside its text. */
  status?: (row: Row) => GridCellStatus | undefined;
  /** What its cells are edited with; without one they can only be read. */
  editor?: GridEditor;
  /** Whether its heading sorts. @default false */
  isSortable?: boolean;
  /** Compares two rows, ascending. @default by text, numbers in it by their size */
  compare?: (one: Row, other: Row) => number;
  /** Names its rows to a screen reader. @default false */
  isRowHeader?: boolean;
}

/** Where the texts of a column stand. */
export const alignOf = <Row>({ align, editor }: GridColumn<Row>): 'start' | 'end' =>
  align ?? (editor?.kind === 'number' || editor?.kind === 'quantity' ? 'end' : 'start');

const usualWidth = 160;

/** Width of a column, in px. */
export const widthOf = <Row>({ width = usualWidth }: GridColumn<Row>): number => width;
