export { NumberField, type NumberFieldPart, type NumberFieldProps } from './number-field.tsx';
