import type { AccessOf, RouteLines } from './resource.ts';

export const settingRoutes = {
  /** Returns the settings of an institute: what it has saved, else what its template comes with. 404 `NOT_FOUND`. */
  get: 'GET /setting -> settings[0]',
  /**
   * Changes sections of the settings, or resets all. 409 `VERSION_CONFLICT` with the current ones, or `IN_USE` for a rate
   * package that prices or connections use; 403 `NOT_ENTITLED` beyond what the plan allows; 422 `BUSINESS_RULE` for a least
   * rate above a price.
   */
  save: 'PATCH /setting/save -> setting',
} as const satisfies RouteLines;

export const settingAccess = {
  get: 'setting.read',
  save: 'setting.update',
} as const satisfies AccessOf<typeof settingRoutes>;
