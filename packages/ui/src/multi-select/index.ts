export { MultiSelect } from './multi-select.tsx';
export type { MultiSelectPart, MultiSelectProps } from './multi-select.types.ts';
