import type { ListColumn } from '../list-of.ts';

/**
 * Sorts rows as the server does: empty values last, ties by id. Returns rows unchanged when no column has the sort key.
 * @param sort A field, `-` before it for descending.
 */
export function sortRows<T extends { readonly _id: string }>(
  rows: readonly T[],
  sort: string,
  columns: readonly ListColumn<T>[],
): readonly T[] {
  const isDown = sort.startsWith('-');
  const field = isDown ? sort.slice(1) : sort;
  const sortBy = columns.find(({ sortKey }) => sortKey === field)?.sortBy;
  if (!sortBy) return rows;
  const compare = (first: string, second: string) =>
    first === second ? 0 : first < second === isDown ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [sortBy(a), sortBy(b)];
    if (first && second) return compare(first, second) || compare(a._id, b._id);
    return Number(!first) - Number(!second) || compare(a._id, b._id);
  });
}
