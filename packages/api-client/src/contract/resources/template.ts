import type { AccessOf, RouteLines } from './resource.ts';

export const templateRoutes = {
  /** Lists the templates, also those that are not available yet. */
  list: 'GET /template -> templates[]',
} as const satisfies RouteLines;

export const templateAccess = {
  list: 'signedIn',
} as const satisfies AccessOf<typeof templateRoutes>;
