import type { ComponentProps, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';

import type { SortableListLayout } from './sortable-list.variants.ts';

/** An item that can be moved. */
export interface SortableItem {
  key: string;
  /** Its name, for screen readers, and what is shown unless `renderItem` shows it. */
  label: string;
  /** Keeps its place, without a handle: give such items first or last. */
  isFixed?: boolean | undefined;
}

/** The parts of `SortableList`. */
export type SortableListPart = 'content' | 'handle' | 'item' | 'move-back' | 'move-forward';

export interface SortableListProps<T extends SortableItem = SortableItem>
  extends PartsProps<SortableListPart>,
    Omit<ComponentProps<'ul'>, 'children' | 'value' | 'defaultValue' | 'onChange'> {
  /** The accessible name of the list. */
  label: string;
  items: readonly T[];
  /** Default `list`. */
  layout?: SortableListLayout | undefined;
  /** Keys of the items, in order. Items that aren't in it come last. */
  value?: readonly string[] | undefined;
  /** The order at first, and after a reset of the form. Default that of `items`. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the keys in their new order, without those of fixed items. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Returns what is shown between the handle and the buttons. Default the label. */
  renderItem?: ((item: T) => ReactNode) | undefined;
  /** Submits the keys, in order. */
  name?: string | undefined;
  /** Id of the form that gets them, for a list outside of it. */
  form?: string | undefined;
  /** Why nothing can be moved. */
  disabledReason?: string | undefined;
}
