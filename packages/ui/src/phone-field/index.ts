export { PhoneField, type PhoneFieldPart, type PhoneFieldProps } from './phone-field.tsx';
