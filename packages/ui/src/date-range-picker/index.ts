export {
  DateRangePicker,
  type DateRangePickerPart,
  type DateRangePickerProps,
} from './date-range-picker.tsx';
