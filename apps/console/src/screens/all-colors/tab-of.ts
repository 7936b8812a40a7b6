/** The tab that an address shows. @param search Its query. */
export function tabOf(search: string | URLSearchParams): 'palette' | 'statuses' {
  return new URLSearchParams(search).get('tab') === 'statuses' ? 'statuses' : 'palette';
}
