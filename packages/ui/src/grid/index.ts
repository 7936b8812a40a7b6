export { Grid, type GridProps } from './grid.tsx';
export { type GridColumns, type GridColumnWidth, gridColumnWidths } from './grid.variants.ts';
