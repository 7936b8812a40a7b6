/** The address of a subscription in the list of all. */
export function subscriptionHref(id: string): string {
  return `/subscriptions?tab=all&open=${id}`;
}

/** The subscriptions of institutes: the current ones, or all with those that have ended. */
export type SubscriptionTab = 'institutes' | 'all';

/** The tab that an address shows. @param search Its query. */
export function tabOf(search: string | URLSearchParams): SubscriptionTab {
  return new URLSearchParams(search).get('tab') === 'all' ? 'all' : 'institutes';
}
