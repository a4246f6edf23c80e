import type { DecimalMark, Table } from '../reading/index.ts';

/** A table as a file held it, and the decimal mark that the file's kind makes likely. */
export interface SheetFile {
  table: Table;
  mark: DecimalMark;
}
