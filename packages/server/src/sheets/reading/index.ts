export { unguarded } from '../guard.ts';
export { isBlank, textOf, type Cell, type Table } from './cell.ts';
export { lettersOf } from './letters.ts';
export type { Mapping, SheetField } from './columns.ts';
export type { SheetLine, SheetRow } from './line.ts';
export { decimalMarkOf, type DecimalMark } from './number.ts';
export { previewSheet, type SheetPreview, type SheetReading } from './preview.ts';
