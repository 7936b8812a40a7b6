export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export type { DateRangePreset, DateRangeValue } from './date-range-picker.types.ts';
