export { Combobox } from './combobox.tsx';
export type { ChoiceOption, ComboboxProps } from './combobox.types.ts';
