import type { ListColumn } from '../list-of.ts';

/**
 * The columns with the sums of the rows that are shown below them, where a list has any. The first column says of what:
 * a list that has more pages does not show their rows.
 */
export function withSums<T>(
  columns: readonly ListColumn<T>[],
  rows: readonly T[],
  totalPages: number,
): readonly ListColumn<T>[] {
  if (columns.every(({ sum }) => sum === undefined)) return columns;
  return columns.map((column, place) => {
    if (place === 0) return { ...column, footer: totalPages > 1 ? 'Sum of this page' : 'Sum' };
    return column.sum ? { ...column, footer: column.sum(rows) } : column;
  });
}
