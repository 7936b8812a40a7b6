import type { Column } from './data-table.types.ts';
import { sortDirection, sortKeyOf } from './sort-direction.ts';

/** Returns the rows in order if the sorted column can compare them; otherwise they come sorted. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: string,
): readonly T[] {
  for (const column of columns) {
    const { compare } = column;
    const sortKey = sortKeyOf(column);
    const direction = sortKey !== undefined && compare && sortDirection(sort, sortKey);
    if (direction) {
      return rows.toSorted(direction === 'ascending' ? compare : (a, b) => compare(b, a));
    }
  }
  return rows;
}
