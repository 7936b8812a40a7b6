export { TableCell, type TableCellProps } from './table-cell.tsx';
