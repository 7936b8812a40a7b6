import type { AccessOf, RouteLines } from './resource.ts';

export const bulkRoutes = {
  /** Checks a change of all rows that match the criteria of a list: each is tried, nothing is written. 400 `VALIDATION` for more than 10,000. */
  create: 'POST /bulk -> bulk',
  /** Returns how far it is: counts, reasons, and the rows of an outcome. 404 `NOT_FOUND` for someone else's. */
  get: 'GET /bulk/{bulkId} -> bulk',
  /** Makes the change to the rows that were checked, or again to those that failed. 409 `INVALID_TRANSITION` while it runs. */
  run: 'POST /bulk/{bulkId}/run -> bulk',
  /** Stops it: rows that were not reached stay as they are. */
  cancel: 'DELETE /bulk/{bulkId} -> bulk',
} as const satisfies RouteLines;

// For each row, a bulk change requires the access of the call that it makes.
export const bulkAccess = {
  create: 'signedIn',
  get: 'signedIn',
  run: 'signedIn',
  cancel: 'signedIn',
} as const satisfies AccessOf<typeof bulkRoutes>;
