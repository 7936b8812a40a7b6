export { SortableList } from './sortable-list.tsx';
export type { SortableItem, SortableListPart, SortableListProps } from './sortable-list.types.ts';
export { type SortableListLayout, sortableListLayouts } from './sortable-list.variants.ts';
