export { MultiCombobox } from './multi-combobox.tsx';
export type { MultiComboboxProps } from './multi-combobox.types.ts';
