'use client';
import { useMemo } from 'react';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type {
  DataGridColumn,
  DataGridPosition,
  DataGridProps,
  DataGridRow,
  DataGridSelection,
} from './data-grid.types.ts';
import { clamped, type Extent, type Place, type Range, rangeOf } from './range.ts';
import type { ShownRow } from './tree.ts';
import { onValueRows, type ValueRows, valueRowsOf } from './value-rows.ts';

export interface GridSelection {
  /** The active cell. */
  readonly active: Place;
  /** The opposite corner of the selected cells. */
  readonly end: Place;
  readonly range: Range;
  readonly extent: Extent;
  /** The rows that hold values. */
  readonly valueRows: ValueRows;
  /** Selects the cells between two places, or one. */
  readonly select: (active: Place, end?: Place) => void;
  readonly positionOf: (place: Place) => DataGridPosition;
}

/** The selected cells: by their keys for the host, by their places here. */
export function useGridSelection<R extends DataGridRow, C extends DataGridColumn>(
  rows: readonly ShownRow<R>[],
  columns: readonly C[],
  {
    selection,
    defaultSelection,
    onSelectionChange,
  }: Pick<DataGridProps, 'selection' | 'defaultSelection' | 'onSelectionChange'>,
): GridSelection {
  const places = useMemo(
    () => ({
      rows: new Map(rows.map(({ row }, at) => [row.key, at])),
      columns: new Map([['', -1], ...columns.map(({ key }, at) => [key, at] as const)]),
    }),
    [rows, columns],
  );
  const extent = { rows: rows.length, columns: columns.length };
  const valueRows = useMemo(() => valueRowsOf(rows), [rows]);
  const firstRow = valueRows[0] ?? 0;
  const positionOf = ({ row, column }: Place): DataGridPosition => ({
    row: rows[row]?.row.key ?? '',
    column: columns[column]?.key ?? '',
  });
  const placeOf = ({ row, column }: DataGridPosition): Place => ({
    row: places.rows.get(row) ?? firstRow,
    column: places.columns.get(column) ?? 0,
  });
  const first = positionOf({ row: firstRow, column: 0 });
  // Until something is selected it is the first cell of now: columns may come later than the grid.
  const [{ from, to } = { from: first, to: first }, set] = useControlled<
    DataGridSelection,
    DataGridSelection | undefined
  >(selection, defaultSelection, onSelectionChange);
  const active = clamped(placeOf(from), extent);
  const end = clamped(placeOf(to), extent);
  return {
    active,
    end,
    range: rangeOf(active, end, extent),
    extent,
    valueRows,
    positionOf,
    select(nextActive, nextEnd = nextActive) {
      // The key of no column is that of the header, which would be all of its row once there are columns.
      if (extent.columns === 0) return;
      const [corner, opposite] = onValueRows(
        clamped(nextActive, extent),
        clamped(nextEnd, extent),
        valueRows,
      );
      const next = { from: positionOf(corner), to: positionOf(opposite) };
      if (isSame(next.from, from) && isSame(next.to, to)) return;
      set(next);
    },
  };
}

export const isSame = (a: DataGridPosition, b: DataGridPosition) =>
  a.row === b.row && a.column === b.column;
