import type { ComponentProps, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';

/** Row heights: 32, 40 and 52 px. Density never changes the type size. */
export type Density = 'compact' | 'default' | 'relaxed';

/**
 * Role of a column in a card below 768 px: its heading, the line below it, its status at the end of the heading's
 * line, a labelled fact in one line with the others, or nothing.
 */
export type ColumnPriority = 'title' | 'subtitle' | 'status' | 'fact' | 'extra';

/** An order by a sort key: ascending, descending (`-name`) or none (`''`). */
export type SortOrder<K extends string = string> = K | `-${K}` | '';

/** With the sort keys of the list as `K`, `onSortChange` gets no other order. */
export interface Column<T, K extends string = string> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Field to sort by when the header is selected. Default: the `key` of a column with `compare`; others aren't sortable. */
  sortKey?: K | undefined;
  /** Compares two rows in ascending order. With it the table sorts its rows itself; without it `rows` come sorted. */
  compare?: ((a: T, b: T) => number) | undefined;
  /** Cell of the footer row below the rows: a total. Any column with one adds the row. */
  footer?: ReactNode;
  /** Right-aligned with tabular figures, for numbers. */
  align?: 'end' | undefined;
  /**
   * Minimum width in px; remaining space is shared in proportion. Longer content wraps. Default 240 for the first
   * column, 120 for the others.
   */
  width?: number | undefined;
  /**
   * Stays in sight at one end where the table is wider than its place, and is shown there: after the first column, which
   * always stays, or before the actions. Where pinned columns would leave no room to the others, they scroll too.
   */
  pinned?: 'start' | 'end' | undefined;
  /** Default: `title` for the first column, `fact` for the others. */
  priority?: ColumnPriority | undefined;
}

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A change that the user made to a selection: one row, a range with Shift, or all rows. */
export interface SelectionChange {
  keys: readonly string[];
  isSelected: boolean;
}

/** Widths of columns in px, by their keys. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The parts of `DataTable`. */
export type DataTablePart =
  | 'actions'
  | 'body'
  | 'cell'
  | 'detail'
  | 'detail-body'
  | 'detail-cell'
  | 'empty'
  | 'expand'
  | 'expand-cell'
  | 'expand-icon'
  | 'expand-text'
  | 'footer'
  | 'head'
  | 'head-cell'
  | 'missing'
  | 'open'
  | 'progress'
  | 'progress-bar'
  | 'resizer'
  | 'row'
  | 'select'
  | 'skeleton'
  | 'sort'
  | 'sort-icon'
  | 'table';

export interface DataTableProps<T, K extends string = string>
  extends PartsProps<DataTablePart>,
    Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the table. Not visible. */
  label: string;
  columns: readonly Column<T, K>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /**
   * Sort key as in the list API: `name`, `-name` for descending, `''` for none. Only the first of a comma-separated list
   * is shown. Without it the table keeps its own.
   */
  sort?: string | undefined;
  /** Default none. */
  defaultSort?: string | undefined;
  /** Called when a sortable header is selected, with the next order: ascending, descending, none (`''`). */
  onSortChange?: ((sort: SortOrder<K>) => void) | undefined;
  /** Called to open a row, from a click anywhere in it or its first cell's button. */
  onRowOpen?: ((row: T) => void) | undefined;
  /** URL of a row: the first cell becomes a link, which can be copied and opened in a new tab. */
  rowHref?: ((row: T) => string) | undefined;
  /** Name of the row, for its actions and its checkbox. */
  rowLabel?: ((row: T) => string) | undefined;
  /**
   * Buttons at the end of the row, of `size="sm"`. All but the last appear on hover and focus, in reserved space; put the menu
   * last.
   */
  actions?: ((row: T) => ReactNode) | undefined;
  /** Maximum number of 28 px controls per row; their space is reserved before rows load. Default 3. */
  actionCount?: number | undefined;
  /**
   * Called for right-click or the context-menu key, with the position: show a `ContextMenu`. Everything in it must also
   * be in `actions`, since touch screens have no right-click.
   */
  onRowContextMenu?: ((row: T, at: Point) => void) | undefined;
  /**
   * Keys of the selected rows, of other pages too. Any of the three selection props adds a checkbox to each row, named by
   * `rowLabel`; Shift selects ranges, with pointer and arrow keys. Without it the table keeps its own.
   */
  selection?: readonly string[] | undefined;
  /** Default none. */
  defaultSelection?: readonly string[] | undefined;
  /** Called with the keys of the next selection, in the order in which they were selected, and with what changed. */
  onSelectionChange?: ((selection: readonly string[], change: SelectionChange) => void) | undefined;
  /**
   * Widths that the user has set. Any of the three width props lets users drag the borders between headers, or move them by
   * arrow keys; a double click gives all columns their own widths again. Without it the table keeps its own.
   */
  widths?: ColumnWidths | undefined;
  /** Default none: the columns share the table by their `width`. */
  defaultWidths?: ColumnWidths | undefined;
  /** Called with the widths of all columns but the last, which takes the remaining space, or with `{}`. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /**
   * Details of a row, shown below it or in its card once expanded: content to read without opening it. With it each
   * row has a button that shows and hides it, named by `rowLabel`. Called for expanded rows alone.
   */
  renderDetail?: ((row: T) => ReactNode) | undefined;
  /** Keys of the rows that show details, of other pages too. Without it the table keeps its own. */
  expanded?: readonly string[] | undefined;
  /** Default none. */
  defaultExpanded?: readonly string[] | undefined;
  /** Called with the keys of the rows that shall show details, in the order in which they were expanded. */
  onExpandedChange?: ((expanded: readonly string[]) => void) | undefined;
  /** Key of the row that is open, for example in a drawer. It is highlighted. */
  openKey?: string | undefined;
  /** First load: shows skeleton rows. */
  isLoading?: boolean | undefined;
  /** Refreshing: rows stay, dimmed, under a thin progress bar. */
  isRefetching?: boolean | undefined;
  /** Number of skeleton rows. Default 8. */
  skeletonRows?: number | undefined;
  /**
   * Beta: it may change in a minor version. Renders only the rows in view, for thousands of rows. All rows should be of
   * one height; their details may differ. Below 768 px, where rows are cards, and on paper up to 500 rows are all rendered. Find in page finds only what is
   * rendered, so offer a search. Browsers end at some 33 million px: rows beyond that can't be reached.
   */
  isWindowed?: boolean | undefined;
  /** Default `default`. */
  density?: Density | undefined;
  /** Shown when there are no rows: an `EmptyState` or `ErrorState`. */
  empty?: ReactNode;
}
