export { ColorPicker } from './color-picker.tsx';
export type { ColorOption, ColorPickerPart, ColorPickerProps } from './color-picker.types.ts';
