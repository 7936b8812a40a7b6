export type { CheckboxPart } from './check-field.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
