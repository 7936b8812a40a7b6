export { CellText, type CellTextProps } from './cell-text.tsx';
