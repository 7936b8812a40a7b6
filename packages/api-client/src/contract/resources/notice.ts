import type { AccessOf, RouteLines } from './resource.ts';

export const noticeRoutes = {
  /** Lists the emails about subscriptions: sent, waiting, and those that were not sent. The newest come first. */
  list: 'GET /notice -> notices[]',
  /** Sends a notice again, to the billing address of today. Returns the new one. 404 `NOT_FOUND`; 422 `BUSINESS_RULE` for one that is still waiting. */
  resend: 'POST /notice/{noticeId}/resend -> notice',
} as const satisfies RouteLines;

// As the subscription that they are about.
export const noticeAccess = {
  list: 'subscription.read',
  resend: 'subscription.update',
} as const satisfies AccessOf<typeof noticeRoutes>;
