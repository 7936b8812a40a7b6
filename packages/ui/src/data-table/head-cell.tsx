// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Icon } from '../icon/index.ts';
import type { Column } from './data-table.types.ts';
import { nextSort, sortDirection, sortKeyOf } from './sort-direction.ts';

interface HeadCellProps<T> {
  column: Column<T>;
  sort: string;
  /** Undefined if the header can't be selected. */
  onSortChange: ((sort: string) => void) | undefined;
}

/** A column header; a button if the column is sortable. */
export function HeadCell<T>({ column, sort, onSortChange }: HeadCellProps<T>) {
  const { label, align } = column;
  const sortKey = sortKeyOf(column);
  if (sortKey === undefined || !onSortChange) {
    return (
      <th
        scope="col"
        role="columnheader"
        className="bk-table-head-cell"
        data-part="head-cell"
        data-align={align}
      >
        {label}
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
      data-align={align}
      data-sortable
      aria-sort={direction ?? 'none'}
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
    </th>
  );
}
