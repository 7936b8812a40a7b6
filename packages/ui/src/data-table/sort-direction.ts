/** How a list call's `sort` orders one field. Only the first of a comma list counts: a head shows one order. */
export function sortDirection(
  sort: string | undefined,
  sortKey: string,
): 'ascending' | 'descending' | undefined {
  const first = sort?.split(',')[0];
  if (first === sortKey) return 'ascending';
  return first === `-${sortKey}` ? 'descending' : undefined;
}
