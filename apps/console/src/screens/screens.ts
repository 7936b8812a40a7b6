/** All screens: a line each. What each is says its own file, which loads the rest when the screen is opened. */

export { activity } from './activity/screen.ts';
export { advSettings } from './adv-settings/screen.ts';
export { allColors } from './all-colors/screen.ts';
export { overview } from './all-institutes/overview/screen.ts';
export { allInstitutes } from './all-institutes/screen.ts';
export { allOtas } from './all-otas/screen.ts';
export { allUsers } from './all-users/screen.ts';
export { assets } from './assets/screen.ts';
export { auditLog } from './audit-log/screen.ts';
export { bkbtrSettings } from './bkbtr-settings/screen.ts';
export { forgotPassword } from './forgot-password/screen.ts';
export { home } from './home/screen.ts';
export { integration } from './integration/screen.ts';
export { login } from './login/screen.ts';
export { papers } from './papers/screen.ts';
export { createPassword, resetPassword } from './password/screen.ts';
export { permissions } from './permissions/screen.ts';
export { pricing } from './pricing/screen.ts';
export { rates } from './rates/screen.ts';
export { receivables } from './receivables/screen.ts';
export { roles } from './roles/screen.ts';
export { statements } from './statements/screen.ts';
export { subscriptions } from './subscriptions/screen.ts';
export { success } from './success/screen.ts';
export { whatsapp } from './whatsapp/screen.ts';
