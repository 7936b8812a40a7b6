import type { ComponentProps, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';

export interface VirtualListItem {
  key: string;
  /** Its name, shown unless `renderItem` shows something else. */
  label: string;
}

/** The parts of `VirtualList`. */
export type VirtualListPart = 'empty' | 'item' | 'items' | 'open';

export interface VirtualListProps<T extends VirtualListItem = VirtualListItem>
  extends PartsProps<VirtualListPart>,
    Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The accessible name of the list. */
  label: string;
  items: readonly T[];
  /** Returns what an item shows: text and images, without controls of its own. Default the label. */
  renderItem?: ((item: T) => ReactNode) | undefined;
  /** Called to open an item, by pointer or Enter. */
  onItemOpen?: ((item: T) => void) | undefined;
  /** Returns whether an item can be opened. Default: each can. */
  canOpenItem?: ((item: T) => boolean) | undefined;
  /** Height of each item in px. Default 40. */
  itemHeight?: number | undefined;
  /** Shown when there are no items. */
  empty?: ReactNode;
}
