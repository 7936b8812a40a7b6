import type { AccessOf, RouteLines } from './resource.ts';

export const institutionRoutes = {
  /** Lists institutes, filtered and sorted. An owner gets their own only. */
  list: 'GET /institution -> institutions[]',
  /** Returns an institute. 404 `NOT_FOUND`. */
  get: 'GET /institution/{instituteId} -> institution',
  /** Creates an institute with its trial and invites its owner; without an owner, a draft. 409 `DUPLICATE`; 422 `BUSINESS_RULE` for a template that isn’t available. */
  create: 'POST /institution -> institution',
  /**
   * Changes an institute, except its status. A draft gets its owner by it. 409 `VERSION_CONFLICT` with the current one, or
   * `DUPLICATE`; 422 `BUSINESS_RULE` for another code or template after setup, another currency once it has paid, a second
   * owner, or a connection that can’t work; 403 `INSTITUTION_CLOSED` or, for connections, `NOT_ENTITLED`.
   */
  update: 'PATCH /institution/{instituteId} -> institution',
  /** Changes the status, with a reason where one is required. 409 `INVALID_TRANSITION`; 422 `BUSINESS_RULE` when it can’t be activated. */
  changeStatus: 'PATCH /institution/{instituteId}/change-status -> institution',
} as const satisfies RouteLines;

export const institutionAccess = {
  list: 'institution.read',
  get: 'institution.read',
  create: 'institution.create',
  update: 'institution.update',
  changeStatus: 'institution.changeStatus',
} as const satisfies AccessOf<typeof institutionRoutes>;
