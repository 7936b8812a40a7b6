export { ColorPicker } from './color-picker.tsx';
export type { ColorOption, ColorPickerProps } from './color-picker.types.ts';
