export {
  DateTimeField,
  type DateTimeFieldPart,
  type DateTimeFieldProps,
} from './date-time-field.tsx';
