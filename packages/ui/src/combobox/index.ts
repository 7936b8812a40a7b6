export { Combobox } from './combobox.tsx';
export type { ChoiceOption, ComboboxPart, ComboboxProps } from './combobox.types.ts';
