export { VirtualList } from './virtual-list.tsx';
export type { VirtualListItem, VirtualListPart, VirtualListProps } from './virtual-list.types.ts';
