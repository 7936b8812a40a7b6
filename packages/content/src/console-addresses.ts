/**
 * The addresses of the console's screens, as patterns, by the names that the screens have in `screens/screens.ts` of the
 * console. `npm run new screen` adds a line at the end.
 */

export const login = '/login';
export const forgotPassword = '/forgotPassword';
export const success = '/success';
export const createPassword = '/password/create/:token';
export const resetPassword = '/password/reset/:token';
export const home = '/home';
export const allInstitutes = '/all-institutes';
export const pricing = '/pricing';
export const overview = '/all-institutes/:instituteId';
export const integration = '/all-institutes/:instituteId/integration';
export const whatsapp = '/all-institutes/:instituteId/whatsapp';
export const rates = '/all-institutes/:instituteId/settings/addRates';
export const assets = '/all-institutes/:instituteId/settings/addAssets';
export const advSettings = '/all-institutes/:instituteId/settings/advSettings';
export const allUsers = '/all-users';
export const subscriptions = '/subscriptions';
export const papers = '/papers/:paperId';
export const statements = '/statements/:instituteId';
export const receivables = '/receivables';
export const allColors = '/all-colors';
export const bkbtrSettings = '/bkbtr-settings';
export const auditLog = '/bkbtr-settings/audit-log';
export const allOtas = '/all-otas';
export const roles = '/roles';
export const permissions = '/all-institutes/:instituteId/settings/permissions';
export const activity = '/all-institutes/:instituteId/activity';
