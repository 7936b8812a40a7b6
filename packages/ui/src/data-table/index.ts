export { DataTable } from './data-table.tsx';
export type {
  Column,
  ColumnPriority,
  ColumnWidths,
  DataTablePart,
  DataTableProps,
  Density,
  Point,
  SelectionChange,
  SortOrder,
} from './data-table.types.ts';
