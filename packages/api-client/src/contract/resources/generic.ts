import type { AccessOf, RouteLines } from './resource.ts';

export const genericRoutes = {
  /** Lists what institutes of each template can rent. */
  list: 'GET /generic -> generics[]',
} as const satisfies RouteLines;

export const genericAccess = {
  list: 'signedIn',
} as const satisfies AccessOf<typeof genericRoutes>;
