export { SortableList } from './sortable-list.tsx';
export type { SortableItem, SortableListProps } from './sortable-list.types.ts';
