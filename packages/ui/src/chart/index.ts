export { BarTable } from './BarTable';
export type { BarTableProps } from './BarTable';
export { waterfall } from './bars';
export type { Bar } from './bars';
export { DataTable } from './DataTable';
export type { DataColumn, DataTableProps } from './DataTable';
export { Plot } from './Plot';
export type { PlotProps } from './Plot';
export type { PlotAxis, PlotBand, PlotLine, PlotPoint, PlotReference, PlotShape } from './plotLayout';
