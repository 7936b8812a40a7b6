export { DataTable } from './data-table.tsx';
export type {
  Column,
  ColumnPriority,
  ColumnWidths,
  DataTableProps,
  Density,
  Point,
  SelectionChange,
} from './data-table.types.ts';
