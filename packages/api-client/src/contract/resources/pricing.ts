import type { AccessOf, RouteLines } from './resource.ts';

export const pricingRoutes = {
  /** Lists the plans on sale and the archived ones, by template. */
  list: 'GET /pricing -> pricings[]',
  /** Adds a plan to a template. 409 `DUPLICATE` for a known key or name. */
  create: 'POST /pricing -> pricing',
  /** Changes a plan; running subscriptions keep theirs. 409 `VERSION_CONFLICT`, `DUPLICATE`, or `IN_USE` for the key of a used one. */
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
