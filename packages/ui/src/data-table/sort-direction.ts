/** Returns the direction in which `sort` orders a field. Only the first of a comma-separated list counts. */
export function sortDirection(
  sort: string | undefined,
  sortKey: string,
): 'ascending' | 'descending' | undefined {
  const first = sort?.split(',')[0];
  if (first === sortKey) return 'ascending';
  return first === `-${sortKey}` ? 'descending' : undefined;
}
