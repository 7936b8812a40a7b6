import type { AccessOf, RouteLines } from './resource.ts';

export const rateRoutes = {
  /** Returns the rates of an institute in a window of days: where each value comes from, and on request its history. */
  list: 'GET /rate -> rates',
  /** Changes rates in ranges, or takes a batch back. 409 `VERSION_CONFLICT` for cells that someone has changed since; 409 `INVALID_TRANSITION` for a batch that was taken back before; 403 `NOT_ENTITLED` for packages beyond the plan. */
  create: 'POST /rate -> result',
} as const satisfies RouteLines;

export const rateAccess = {
  list: 'rate.read',
  create: 'rate.update',
} as const satisfies AccessOf<typeof rateRoutes>;
