import type { AccessOf, RouteLines } from './resource.ts';

export const reportRoutes = {
  /** Returns the figures, series, events and lists of a period. Ask for some `sections` only to get them sooner. */
  superAdmin: 'GET /report/superAdmin -> report',
} as const satisfies RouteLines;

export const reportAccess = {
  superAdmin: 'report.read',
} as const satisfies AccessOf<typeof reportRoutes>;
