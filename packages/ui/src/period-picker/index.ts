export type { DateRangePreset } from '../calendar/range-panel.tsx';
export { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx';
