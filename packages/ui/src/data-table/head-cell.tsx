// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Icon } from '../icon/index.ts';
import { ColumnResizer } from './column-resizer.tsx';
import type { Column, ColumnWidths } from './data-table.types.ts';
import type { Pin } from './pins.ts';
import { nextSort, sortDirection, sortKeyOf } from './sort-direction.ts';

interface HeadCellProps<T> {
  column: Column<T>;
  pin: Pin | undefined;
  sort: string;
  /** Undefined if the header can't be selected. */
  onSortChange: ((sort: string) => void) | undefined;
  /** In px. */
  width: number | undefined;
  /** Whether no one has set its width. */
  isAutomatic: boolean;
  /** Undefined if its width can't be changed. */
  onResize: ((widths: ColumnWidths) => void) | undefined;
  onReset: () => void;
  isFirst: boolean;
}

/** A column header; a button if the column is sortable. */
export function HeadCell<T>({
  column,
  pin,
  sort,
  onSortChange,
  width,
  isAutomatic,
  onResize,
  onReset,
  isFirst,
}: HeadCellProps<T>) {
  const { key, label, align } = column;
  // Its border has a name of its own, which is none of the column's.
  const resizable = onResize && { 'data-column': key, 'aria-label': label };
  const attributes = { 'data-align': align, ...pin, ...resizable };
  const border = { id: key, label, isFirst, width, isAutomatic, onReset };
  const sortKey = sortKeyOf(column);
  if (sortKey === undefined || !onSortChange) {
    return (
      <th
        scope="col"
        role="columnheader"
        className="bk-table-head-cell"
        data-part="head-cell"
        {...attributes}
      >
        <span>{label}</span>
        {onResize && <ColumnResizer {...border} onResize={onResize} />}
      </th>
    );
  }
  const direction = sortDirection(sort, sortKey);
  return (
    <th
      scope="col"
      role="columnheader"
      className="bk-table-head-cell"
      data-part="head-cell"
      data-sortable
      aria-sort={direction ?? 'none'}
      {...attributes}
    >
      <button
        type="button"
        className="bk-table-sort"
        data-part="sort"
        onClick={() => onSortChange(nextSort(sort, sortKey))}
      >
        <span>{label}</span>
        <Icon
          className="bk-table-sort-icon"
          data-part="sort-icon"
          name={direction === 'descending' ? 'arrow-down' : 'arrow-up'}
          size="xs"
        />
      </button>
      {onResize && <ColumnResizer {...border} onResize={onResize} />}
    </th>
  );
}
