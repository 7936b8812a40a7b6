import { useMemo } from 'react';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type { Column, ColumnWidths, DataTableProps } from './data-table.types.ts';

/** Default widths in px: of the first column, and of the others. */
const FIRST = 240;
const OTHER = 120;

const none: ColumnWidths = {};

type WidthProps<T> = Pick<
  DataTableProps<T>,
  'columns' | 'widths' | 'defaultWidths' | 'onWidthsChange'
>;

/** Width of a column that no one has changed, in px: its share of the table, and the least that it has. */
export const widthOf = <T>({ width }: Column<T>, index: number): number =>
  width ?? (index === 0 ? FIRST : OTHER);

export interface ColumnSizes {
  /** Width of each column in px. The last one has none where the user has set widths: it takes what is left. */
  readonly columns: readonly (number | undefined)[];
  /** The least that each of them has. */
  readonly least: readonly number[];
  /** Least width of the columns together, where the user has set widths. */
  readonly sum: number | undefined;
  /** The last column can't be resized. */
  readonly resize: ((changed: ColumnWidths) => void) | undefined;
  /** Gives columns their own width again. */
  readonly reset: () => void;
}

/**
 * The widths of the columns. Until the user changes one they share the table in proportion; then each has its own, and
 * the last one takes what is left.
 */
export function useColumnWidths<T>({
  columns,
  widths,
  defaultWidths,
  onWidthsChange,
}: WidthProps<T>): ColumnSizes {
  const [chosen, setChosen] = useControlled(widths, defaultWidths ?? none, onWidthsChange);
  const isResizable = [widths, defaultWidths, onWidthsChange].some((prop) => prop !== undefined);
  const isSet = Object.keys(chosen).length > 0;
  const least = useMemo(
    () =>
      columns.map((column, index) => {
        const own = widthOf(column, index);
        return index < columns.length - 1 ? (chosen[column.key] ?? own) : own;
      }),
    [columns, chosen],
  );
  return {
    columns: isSet ? [...least.slice(0, -1), undefined] : least,
    least,
    sum: isSet ? least.reduce((sum, width) => sum + width, 0) : undefined,
    resize: isResizable ? (changed) => setChosen({ ...chosen, ...changed }) : undefined,
    reset: () => setChosen(none),
  };
}
