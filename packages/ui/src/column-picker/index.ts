export { ColumnPicker, type ColumnPickerPart, type ColumnPickerProps } from './column-picker.tsx';
export type { ChoosableColumn } from './column-picker.types.ts';
