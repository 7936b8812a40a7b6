export type { SelectOption } from '../primitives/forms/option-elements.tsx';
export { Select, type SelectChangeHandler, type SelectPart, type SelectProps } from './select.tsx';
