export { MultiSelect } from './multi-select.tsx';
export type { MultiSelectProps } from './multi-select.types.ts';
