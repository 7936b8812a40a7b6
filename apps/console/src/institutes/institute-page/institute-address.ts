/**
 * The same page of another institute. Parameters such as a search or an open record are those of the institute that is
 * left, so they stay behind.
 * @param pathname Of a page of an institute: `/all-institutes/{id}/settings/addRates`.
 */
export function samePageOf(pathname: string, id: string): string {
  return pathname.replace(/^(\/all-institutes\/)[^/]+/, `$1${id}`);
}
