import type { AccessOf, RouteLines } from './resource.ts';

export const otaRoutes = {
  /** Lists the sales channels of the platform. */
  list: 'GET /ota -> otas[]',
  /** Adds a sales channel. 409 `DUPLICATE` for a known name or code. */
  create: 'POST /ota -> ota',
  /** Changes a sales channel. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` for the code of a used one. */
  update: 'PATCH /ota/{otaId} -> ota',
  /** Deletes a sales channel. 409 `IN_USE` for a used one. */
  remove: 'DELETE /ota/{otaId}',
} as const satisfies RouteLines;

export const otaAccess = {
  list: 'ota.read',
  create: 'ota.create',
  update: 'ota.update',
  remove: 'ota.delete',
} as const satisfies AccessOf<typeof otaRoutes>;
