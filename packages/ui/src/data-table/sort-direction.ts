import type { Column } from './data-table.types.ts';

/** Returns what a column is sorted by; undefined if it isn't sortable. */
export const sortKeyOf = <T>({ key, sortKey, compare }: Column<T>): string | undefined =>
  sortKey ?? (compare && key);

/** Returns the direction in which `sort` orders a field. Only the first of a comma-separated list counts. */
export function sortDirection(
  sort: string,
  sortKey: string,
): 'ascending' | 'descending' | undefined {
  const first = sort.split(',')[0];
  if (first === sortKey) return 'ascending';
  return first === `-${sortKey}` ? 'descending' : undefined;
}

/** Returns the order after the header of a field is selected: ascending, descending, none. */
export function nextSort(sort: string, sortKey: string): string {
  const direction = sortDirection(sort, sortKey);
  if (!direction) return sortKey;
  return direction === 'ascending' ? `-${sortKey}` : '';
}
