import type { ReactNode } from 'react';

/** Row heights: 32, 40 and 52 px. Density never changes the type size. */
export type Density = 'compact' | 'default' | 'relaxed';

/**
 * What a column becomes below 768 px, where a row is a card: its heading, the line under it, its status at the top
 * right, a labelled fact, or nothing.
 */
export type ColumnPriority = 'title' | 'subtitle' | 'status' | 'fact' | 'extra';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The field that the list sorts by when the head is pressed. Without it the column does not sort. */
  sortKey?: string;
  /** Numbers stand at the end, with tabular figures. */
  align?: 'end';
  /**
   * The least width in pixels; what room is left over is shared out in proportion. Longer content takes another line.
   * Default 240 for the first column, 120 for the others.
   */
  width?: number;
  /** Default: `title` for the first column, `fact` for the others. */
  priority?: ColumnPriority;
}

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Which rows are ticked. The owner keeps it, over pages too. */
export interface RowSelection {
  has: (key: string) => boolean;
  /** Rows were ticked or cleared: one, those between two with Shift, or all on show by the box in the head. */
  onChange: (keys: readonly string[], isOn: boolean) => void;
}

export interface DataTableProps<T> {
  /** Says what the table lists: its accessible name, not shown. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** A sort key as the list calls take it: `name`, or `-name` for descending. Only the first of a comma list shows. */
  sort?: string | undefined;
  /** A sortable head was pressed. The caller decides what comes next: ascending, descending, none. */
  onSort?: (sortKey: string) => void;
  /** Opens a row, from a press anywhere in it or from the button in its first cell. */
  onOpenRow?: (row: T) => void;
  /** The address of an open row: the first cell becomes a link, which can be copied and opened in a new tab. */
  rowHref?: (row: T) => string;
  /** What the row is about, in words: names the group of its actions. */
  rowLabel?: (row: T) => string;
  /**
   * Buttons at the row's end. All but the last appear on hover and focus, in space that is always kept; so put the
   * menu last.
   */
  actions?: (row: T) => ReactNode;
  /** How many controls of 28 px `actions` gives a row at most: their room is kept before there are rows. Default 3. */
  actionCount?: number;
  /**
   * The row's menu is wanted, by the right button or the context-menu key, at a place of the window: show a
   * `ContextMenu`. Everything in it stands in `actions` too, since a touch has no right button.
   */
  onRowMenu?: (row: T, at: Point) => void;
  /** Gives each row a box, named by `rowLabel`. Shift takes the rows between along, by the pointer and the arrow keys. */
  selection?: RowSelection | undefined;
  /** The open row, which stays highlighted. */
  selectedKey?: string | undefined;
  /** No rows yet: skeleton rows take their place. */
  isLoading?: boolean;
  /** The rows are being asked for again: they stay, dimmed, under a thin progress bar. */
  isRefetching?: boolean;
  /** Default 8. */
  skeletonRows?: number;
  density?: Density;
  /** Shown instead of rows when there are none: an `EmptyState` or an `ErrorState`. */
  empty?: ReactNode;
}
