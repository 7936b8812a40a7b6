export { DataGrid } from './data-grid.tsx';
export type {
  DataGridCell,
  DataGridColumn,
  DataGridEdit,
  DataGridKind,
  DataGridPosition,
  DataGridProps,
  DataGridRow,
  DataGridSelection,
} from './data-grid.types.ts';
