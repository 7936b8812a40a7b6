export { DataTable } from './data-table.tsx';
export type {
  Column,
  ColumnPriority,
  DataTableProps,
  Density,
  Point,
  RowSelection,
} from './data-table.types.ts';
