export { DatePicker, type DatePickerPart, type DatePickerProps } from './date-picker.tsx';
