export type { PlatformSettings } from './defaults.ts';
export { readMessagingAccount, readSettings, reopenDays } from './store.ts';
