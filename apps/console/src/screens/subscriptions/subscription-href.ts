/** The address of a subscription in the list of all. */
export function subscriptionHref(id: string): string {
  return `/subscriptions?tab=all&open=${id}`;
}

/** The address of the account of a subscription’s institute, to print. */
export function statementHref(id: string): string {
  return `/subscriptions/${id}/statement`;
}

/** The subscriptions of institutes: the current ones, or all with those that have ended. */
export type SubscriptionTab = 'institutes' | 'all';

/** The tab that an address shows. @param search Its query. */
export function tabOf(search: string | URLSearchParams): SubscriptionTab {
  return new URLSearchParams(search).get('tab') === 'all' ? 'all' : 'institutes';
}
