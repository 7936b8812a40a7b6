export type { SelectOption } from './option-elements.tsx';
export { Select, type SelectProps } from './select.tsx';
