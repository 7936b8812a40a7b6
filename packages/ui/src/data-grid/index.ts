export { DataGrid } from './data-grid.tsx';
export type {
  DataGridCell,
  DataGridColumn,
  DataGridEdit,
  DataGridKind,
  DataGridPart,
  DataGridPosition,
  DataGridProps,
  DataGridRow,
  DataGridSelection,
} from './data-grid.types.ts';
