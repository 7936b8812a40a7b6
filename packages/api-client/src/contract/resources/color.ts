import type { AccessOf, RouteLines } from './resource.ts';

export const colorRoutes = {
  /** Lists the palette. `statusColors` are always all status colours. */
  list: 'GET /color -> colors[]+statusColors',
  /** Adds a colour. 409 `DUPLICATE` for a known name or hex. */
  create: 'POST /color -> color',
  /** Changes a colour. 409 `VERSION_CONFLICT` or `DUPLICATE`. */
  update: 'PATCH /color/{colorId} -> color',
  /** Deletes a colour. 409 `IN_USE` for a used one, unless `replaceBy` names another for all its uses. */
  remove: 'DELETE /color/{colorId}',
  /** Saves all status colours at once, or resets them. 409 `VERSION_CONFLICT`. */
  setStatusColor: 'PATCH /color/statusColor -> statusColors',
} as const satisfies RouteLines;

export const colorAccess = {
  list: 'color.read',
  create: 'color.create',
  update: 'color.update',
  remove: 'color.delete',
  setStatusColor: 'color.updateStatus',
} as const satisfies AccessOf<typeof colorRoutes>;
