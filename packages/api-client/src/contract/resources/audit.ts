import type { AccessOf, RouteLines } from './resource.ts';

export const auditRoutes = {
  /** Lists who changed what, the newest first. */
  list: 'GET /audit-log -> auditEntries[]',
} as const satisfies RouteLines;

export const auditAccess = {
  list: 'audit.read',
} as const satisfies AccessOf<typeof auditRoutes>;
