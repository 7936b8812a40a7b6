export { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx';
export type { DateRangePreset, DateRangeValue } from './period-picker.types.ts';
