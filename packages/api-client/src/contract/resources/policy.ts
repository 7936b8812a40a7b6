import type { AccessOf, RouteLines } from './resource.ts';

export const policyRoutes = {
  /** Returns the policy of an institute, or an earlier version of it; null before the first is saved. */
  get: 'GET /policy -> policies[0]',
  /** Adds the policy of an institute. 403 `NOT_ENTITLED`; 409 `DUPLICATE` if it has one. */
  create: 'POST /policy -> policy',
  /** Changes fields of a policy, as a new version. 403 `NOT_ENTITLED`; 409 `VERSION_CONFLICT` with the current one. */
  update: 'PATCH /policy/{policyId} -> policy',
  /** Saves the whole policy of an institute, the first or a new version. 403 `NOT_ENTITLED`; 409 `VERSION_CONFLICT`. */
  save: 'PATCH /policy/save -> policy',
} as const satisfies RouteLines;

export const policyAccess = {
  get: 'policy.read',
  create: 'policy.update',
  update: 'policy.update',
  save: 'policy.update',
} as const satisfies AccessOf<typeof policyRoutes>;
