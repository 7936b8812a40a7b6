export { MultiCombobox } from './multi-combobox.tsx';
export type { MultiComboboxPart, MultiComboboxProps } from './multi-combobox.types.ts';
