export { VirtualList } from './virtual-list.tsx';
export type { VirtualListItem, VirtualListProps } from './virtual-list.types.ts';
