import type { ListColumn } from '../list-of.ts';

/**
 * Rows in the order of a list, as the server has it: what has no value comes last, and rows with the same value follow
 * their ids. Rows stay as they are where no column says what the list is ordered by.
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
  const compare = (one: string, other: string) =>
    one === other ? 0 : one < other === isDown ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [sortBy(a), sortBy(b)];
    if (one && other) return compare(one, other) || compare(a._id, b._id);
    return Number(!one) - Number(!other) || compare(a._id, b._id);
  });
}
