import type { AccessOf, RouteLines } from './resource.ts';

export const bkbtrSettingRoutes = {
  /** Returns the settings of the platform, or null before they are saved. */
  get: 'GET /bkbtrSetting -> bkbtr_settings[0]',
  /**
   * Saves whole sections; those that are left out stay as they are. A secret is replaced by a text, removed by null and
   * kept when it is left out. 409 `VERSION_CONFLICT` when someone else saved since `__v`; 422
   * `BUSINESS_RULE` for a rule that would shut out the caller, or a secret that this installation can’t keep.
   */
  save: 'PATCH /bkbtrSetting/save -> bkbtr_setting',
} as const satisfies RouteLines;

export const bkbtrSettingAccess = {
  get: 'signedIn',
  save: 'bkbtrSetting.update',
} as const satisfies AccessOf<typeof bkbtrSettingRoutes>;
