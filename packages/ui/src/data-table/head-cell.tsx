// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Icon } from '../icon/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
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
  /** Height in px. */
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
  const part = usePart();
  const { key, label, align } = column;
  // Its border has a name of its own, which is none of the column's.
  const resizable = onResize && { 'data-column': key, 'aria-label': label };
  const { style, ...pinned }: Partial<Pin> = pin ?? {};
  const attributes = {
    ...part('head-cell', 'bk-table-head-cell', style),
    'data-align': align,
    ...pinned,
    ...resizable,
  };
  const border = { id: key, label, isFirst, width, isAutomatic, onReset };
  const sortKey = sortKeyOf(column);
  if (sortKey === undefined || !onSortChange) {
    return (
      <th scope="col" role="columnheader" {...attributes}>
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
      data-sortable
      aria-sort={direction ?? 'none'}
      {...attributes}
    >
      <button
        {...part('sort', 'bk-table-sort')}
        type="button"
        onClick={() => onSortChange(nextSort(sort, sortKey))}
      >
        <span>{label}</span>
        <Icon
          {...part('sort-icon', 'bk-table-sort-icon')}
          name={direction === 'descending' ? 'arrow-down' : 'arrow-up'}
          size="xs"
        />
      </button>
      {onResize && <ColumnResizer {...border} onResize={onResize} />}
    </th>
  );
}
