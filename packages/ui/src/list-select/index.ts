export { ListSelect } from './list-select.tsx';
export type { ListSelectPart, ListSelectProps } from './list-select.types.ts';
