export { DataTable } from './data-table.tsx';
export type { Column, ColumnPriority, DataTableProps, Density } from './data-table.types.ts';
