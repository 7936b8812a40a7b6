/** The address of a screen of the console, as a pattern. */
export type ConsolePath = (typeof consolePaths)[number];

/**
 * The addresses of the console's screens, as patterns: the server answers them with the console's page, and any
 * other address with the same page under 404. Each is in the `screen.ts` of its screen too, and a test compares them.
 */
export const consolePaths = [
  '/login',
  '/forgotPassword',
  '/success',
  '/password/create/:token',
  '/password/reset/:token',
  '/home',
  '/all-institutes',
  '/pricing',
  '/all-institutes/:instituteId',
  '/all-institutes/:instituteId/integration',
  '/all-institutes/:instituteId/whatsapp',
  '/all-institutes/:instituteId/settings/addRates',
  '/all-institutes/:instituteId/settings/addAssets',
  '/all-institutes/:instituteId/settings/advSettings',
  '/all-users',
  '/subscriptions',
  '/papers/:paperId',
  '/statements/:instituteId',
  '/receivables',
  '/all-colors',
  '/bkbtr-settings',
  '/bkbtr-settings/audit-log',
  '/all-otas',
  '/roles',
  '/all-institutes/:instituteId/settings/permissions',
  '/all-institutes/:instituteId/activity',
] as const;
