export { ListSelect } from './list-select.tsx';
export type { ListSelectProps } from './list-select.types.ts';
