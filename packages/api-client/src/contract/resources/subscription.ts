import type { AccessOf, RouteLines } from './resource.ts';

export const subscriptionRoutes = {
  /** Lists institutes with their current subscription. */
  current: 'GET /subscription/current -> institutions[]',
  /** Lists all subscriptions, also those that have ended. */
  list: 'GET /subscription -> subscriptions[]',
  /**
   * Starts a subscription. 409 `OVERLAP` if the institute has a current one, or `CONFIRMATION_REQUIRED` for an unusual
   * amount; 422 `BUSINESS_RULE` for a closed institute, or a plan that can’t be sold to it.
   */
  create: 'POST /subscription -> subscription',
  /**
   * Does one `action`: a payment, a change of plan, a pause, a cancellation. 409 `INVALID_TRANSITION`, `VERSION_CONFLICT`,
   * `OVERLAP`, `DUPLICATE` for a payment that is there, or `CONFIRMATION_REQUIRED` for an unusual amount; 422 `BUSINESS_RULE` for an action that makes no sense for
   * it.
   */
  update: 'PATCH /subscription/{subscriptionId} -> subscription',
} as const satisfies RouteLines;

export const subscriptionAccess = {
  current: 'subscription.read',
  list: 'subscription.read',
  create: 'subscription.create',
  update: 'subscription.update',
} as const satisfies AccessOf<typeof subscriptionRoutes>;
