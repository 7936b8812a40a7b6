export { ReferencePicker, type ReferencePickerProps } from './reference-picker.tsx';
