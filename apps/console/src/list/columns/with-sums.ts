import type { ListColumn } from '../list-of.ts';

/** Of what a sum is. */
export type SumOf = 'all' | 'page';

/**
 * The columns with the sums of rows below them, where a list has any. The first column says of what: a list that has
 * more pages sums all of its rows once they are loaded, and those of the page until then.
 */
export function withSums<T>(
  columns: readonly ListColumn<T>[],
  rows: readonly T[],
  of: SumOf,
): readonly ListColumn<T>[] {
  if (columns.every(({ sum }) => sum === undefined)) return columns;
  return columns.map((column, place) => {
    if (place === 0) return { ...column, footer: of === 'page' ? 'Sum of this page' : 'Sum' };
    return column.sum ? { ...column, footer: column.sum(rows) } : column;
  });
}
