import type { ReactNode } from 'react';

/** Row heights: 32, 40 and 52 px. Density never changes the type size. */
export type Density = 'compact' | 'default' | 'relaxed';

/**
 * What a column becomes in a card below 768 px: its heading, the line below it, its status at the top right, a labelled
 * fact, or nothing.
 */
export type ColumnPriority = 'title' | 'subtitle' | 'status' | 'fact' | 'extra';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Field to sort by when the header is selected. Without it the column isn't sortable. */
  sortKey?: string;
  /** Right-aligned with tabular figures, for numbers. */
  align?: 'end';
  /**
   * Minimum width in px; remaining space is shared in proportion. Longer content wraps. Default 240 for the first
   * column, 120 for the others.
   */
  width?: number;
  /** Default: `title` for the first column, `fact` for the others. */
  priority?: ColumnPriority;
}

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Which rows are selected. The caller owns the selection, across pages too. */
export interface RowSelection {
  has: (key: string) => boolean;
  /** Called when rows are selected or cleared: one row, a range with Shift, or all visible rows. */
  onChange: (keys: readonly string[], isOn: boolean) => void;
}

export interface DataTableProps<T> {
  /** Accessible name of the table. Not visible. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /**
   * Sort key as in the list API: `name`, or `-name` for descending. Only the first of a comma-separated list is shown.
   */
  sort?: string | undefined;
  /** Called when a sortable header is selected. The caller decides the next order: ascending, descending, none. */
  onSort?: (sortKey: string) => void;
  /** Called to open a row, from a click anywhere in it or its first cell's button. */
  onOpenRow?: (row: T) => void;
  /** URL of a row: the first cell becomes a link, which can be copied and opened in a new tab. */
  rowHref?: (row: T) => string;
  /** Name of the row, for its actions and its checkbox. */
  rowLabel?: (row: T) => string;
  /**
   * Buttons at the end of the row. All but the last appear on hover and focus, in reserved space; put the menu last.
   */
  actions?: (row: T) => ReactNode;
  /** Maximum number of 28 px controls per row; their space is reserved before rows load. Default 3. */
  actionCount?: number;
  /**
   * Called for right-click or the context-menu key, with the position: show a `ContextMenu`. Everything in it must also
   * be in `actions`, since touch screens have no right-click.
   */
  onRowMenu?: (row: T, at: Point) => void;
  /** Adds a checkbox to each row, named by `rowLabel`. Shift selects ranges, with pointer and arrow keys. */
  selection?: RowSelection | undefined;
  /** Key of the open row, which is highlighted. */
  selectedKey?: string | undefined;
  /** First load: shows skeleton rows. */
  isLoading?: boolean;
  /** Refreshing: rows stay, dimmed, under a thin progress bar. */
  isRefetching?: boolean;
  /** Number of skeleton rows. Default 8. */
  skeletonRows?: number;
  density?: Density;
  /** Shown when there are no rows: an `EmptyState` or `ErrorState`. */
  empty?: ReactNode;
}
