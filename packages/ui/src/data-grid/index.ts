export { formatTable, parseTable } from './clipboard/clipboard';
export type { GridCellStatus, GridColumn, GridEditor, GridLookUp } from './columns';
export type { RowCalls } from './commands';
export { DataGrid } from './DataGrid';
export type { DataGridProps } from './DataGrid';
export type { CellEdit, NewRow } from './editing/edits';
export type { GridSort } from '../internal/sorting';
export type { GridHandle } from './gridHandle';
export type { GridWords } from './words';
