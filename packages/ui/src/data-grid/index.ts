export { formatTable, parseTable } from './clipboard';
export type { GridCellStatus, GridColumn, GridEditor } from './columns';
export type { RowCalls } from './commands';
export { DataGrid } from './DataGrid';
export type { DataGridProps } from './DataGrid';
export type { CellEdit, NewRow } from './edits';
export type { GridSort } from './sorting';
export type { GridWords } from './words';
