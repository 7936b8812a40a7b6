import type { AccessOf, RouteLines } from './resource.ts';

export const rolePermissionRoutes = {
  /** Lists the roles of templates, and what institutes have otherwise. Users of an institute get their own. */
  list: 'GET /rolePermission -> rolepermissions[]',
  /**
   * Saves roles of a template, or what an institute has otherwise. Returns all of them. 409 `VERSION_CONFLICT`, `DUPLICATE`
   * or `IN_USE`; 422 `BUSINESS_RULE` for the own role, for permissions that the caller lacks, or when no one could then
   * manage users and roles; 403 `TEMPLATE_MISMATCH` for an institute of another template.
   */
  save: 'PATCH /rolePermission/save -> rolepermissions',
} as const satisfies RouteLines;

export const rolePermissionAccess = {
  list: 'rolePermission.read',
  save: 'rolePermission.update',
} as const satisfies AccessOf<typeof rolePermissionRoutes>;
