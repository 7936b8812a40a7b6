export { TableCell, type TableCellPart, type TableCellProps } from './table-cell.tsx';
