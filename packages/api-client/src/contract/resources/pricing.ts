import type { AccessOf, RouteLines } from './resource.ts';

export const pricingRoutes = {
  /** Lists the plans on sale and the archived ones, by template. */
  list: 'GET /pricing -> pricings[]',
  /** Adds a plan to a template. 409 `DUPLICATE` for a known key or name; 422 `BUSINESS_RULE`, as in `update`. */
  create: 'POST /pricing -> pricing',
  /**
   * Changes a plan; running subscriptions keep theirs. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` for the
   * key of a plan that was sold, an archived one that is public, one that contains itself, or a move of subscriptions that
   * can’t be.
   */
  update: 'PATCH /pricing/{planId} -> pricing',
  /** Deletes a plan that was never sold. 409 `IN_USE` for any other: archive it instead. */
  remove: 'DELETE /pricing/{planId}',
} as const satisfies RouteLines;

export const pricingAccess = {
  list: 'pricing.read',
  create: 'pricing.create',
  update: 'pricing.update',
  remove: 'pricing.delete',
} as const satisfies AccessOf<typeof pricingRoutes>;
