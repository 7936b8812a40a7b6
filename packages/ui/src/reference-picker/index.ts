export {
  ReferencePicker,
  type ReferencePickerPart,
  type ReferencePickerProps,
} from './reference-picker.tsx';
