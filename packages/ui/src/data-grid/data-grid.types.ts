import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';

/** A row. Rows with a deeper level below it are its own, and fold with it. */
export interface DataGridRow {
  key: string;
  /** Its name: for screen readers, and shown unless there is a `header`. */
  label: string;
  /** Content of its header, instead of the label. */
  header?: ReactNode;
  /** Depth in the tree, from 0. Indents the header. Default 0. */
  level?: number | undefined;
  /** A heading of the rows below it, with a background of its own. Default false. */
  isGroup?: boolean | undefined;
  /**
   * Its cells sum up those of other rows, or there are none: keys, ranges and copies pass over them, and they can't be
   * changed. Arrows from its header still reach them. Default false.
   */
  isSummary?: boolean | undefined;
  /** Stays while the row that it belongs to is folded. Default false. */
  isAlwaysShown?: boolean | undefined;
}

/** A column, such as a date. */
export interface DataGridColumn {
  key: string;
  /** Its name: for screen readers, and shown unless there is a `header`. */
  label: string;
  /** Content of its header, instead of the label. */
  header?: ReactNode;
  /** Shaded. Default false. */
  isWeekend?: boolean | undefined;
  /** Marked as the current date. Default false. */
  isToday?: boolean | undefined;
}

/**
 * Where a value comes from: entered for this cell, taken from a more general one, or calculated. They differ in weight
 * and style as well as in colour.
 */
export type DataGridKind = 'own' | 'inherited' | 'derived';

/** Content of a cell. */
export interface DataGridCell {
  /** The value, formatted: "4,950". */
  text: string;
  /** The text to edit and copy: "4950". Default the text. */
  editText?: string | undefined;
  /** Default `own`. */
  kind?: DataGridKind | undefined;
  /** A short second line: "min 2". */
  detail?: string | undefined;
  /** Differs from the saved value. Default false. */
  isChanged?: boolean | undefined;
  /** Not available, such as a closed day: hatched. Say so in the text. Default false. */
  isUnavailable?: boolean | undefined;
  /** Why the text is invalid. */
  error?: string | undefined;
  /** More about the value, for screen readers and as a tooltip: "From Deluxe". */
  note?: string | undefined;
  /** Why it can't be changed. */
  disabledReason?: string | undefined;
}

/** A cell by the keys of its row and column. The column `''` is the row's header. */
export interface DataGridPosition {
  row: string;
  column: string;
}

/** A rectangle of cells. `from` is the active cell, `to` the opposite corner. */
export interface DataGridSelection {
  from: DataGridPosition;
  to: DataGridPosition;
}

/** A new text of a cell, as typed, pasted or filled in; empty when it is deleted. */
export interface DataGridEdit extends DataGridPosition {
  text: string;
}

/** The parts of `DataGrid`. */
export type DataGridPart =
  | 'body'
  | 'cell'
  | 'column'
  | 'corner'
  | 'detail'
  | 'editor'
  | 'empty'
  | 'filling'
  | 'handle'
  | 'head'
  | 'row'
  | 'row-header'
  | 'selection';

export interface DataGridProps<
  R extends DataGridRow = DataGridRow,
  C extends DataGridColumn = DataGridColumn,
> extends PartsProps<DataGridPart>,
    Omit<ComponentProps<'div'>, 'children' | 'role' | 'defaultValue' | 'inputMode' | 'onChange'> {
  /** The accessible name: "Rates of Lake Pichola House". */
  label: string;
  rows: readonly R[];
  columns: readonly C[];
  /**
   * Returns what a cell shows; `undefined` for a place without a cell, which can't be changed. Called only for cells in
   * view and those that are copied or changed, so keep it fast. A new function renders all cells in view again: memoise it.
   */
  cell: (row: R, column: C) => DataGridCell | undefined;
  /** Heading above the row headers: "Category and meal plan". Default "Row". */
  rowsLabel?: string | undefined;
  /**
   * Called once per gesture (typing, pasting, filling, deleting) with the cells that get a new text. Parse the texts, and
   * return what is wrong with one as `error` of its cell. An empty text takes away what was set for the cell. Without it
   * nothing can be edited.
   */
  onEdit?: ((edits: readonly DataGridEdit[]) => void) | undefined;
  /** Called for Ctrl+Z (⌘Z). */
  onUndo?: (() => void) | undefined;
  /** Called for Ctrl+Y or Ctrl+Shift+Z (⇧⌘Z). */
  onRedo?: (() => void) | undefined;
  /** The selected cells. A part that doesn't exist counts as the first row or column. */
  selection?: DataGridSelection | undefined;
  /** Default the first cell. */
  defaultSelection?: DataGridSelection | undefined;
  onSelectionChange?: ((selection: DataGridSelection) => void) | undefined;
  /** Keys of the folded rows: those with a deeper level below them. */
  collapsed?: readonly string[] | undefined;
  /** Default none. */
  defaultCollapsed?: readonly string[] | undefined;
  onCollapsedChange?: ((collapsed: readonly string[]) => void) | undefined;
  /** The on-screen keyboard for editing, such as `decimal`. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Why nothing can be changed at all. */
  disabledReason?: string | undefined;
  /** Height of a row in px. Default 36. */
  rowHeight?: number | undefined;
  /** Height of the column headers in px. Default 36. */
  headHeight?: number | undefined;
  /** Minimum width of a column in px; remaining space is shared. Default 72. */
  columnWidth?: number | undefined;
  /** Width of the row headers in px. In a narrow grid they take at most 40 % of it. Default 240. */
  rowHeaderWidth?: number | undefined;
  /**
   * How many of the first columns stay in sight beside the headers of the rows. In a narrow grid there are fewer, so that
   * two others have room. Default 0.
   */
  frozen?: number | undefined;
  /** Data is loading; the shown data may be outdated. Default false. */
  isLoading?: boolean | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/** Inline styles with the measures that the style sheet of the grid calculates with. */
export type GridStyle = CSSProperties & { [measure: `--bk-grid-${string}`]: string | number };
