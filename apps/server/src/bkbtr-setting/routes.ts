import { sql } from 'drizzle-orm';
import type { Handlers } from '../http/call.ts';
import { type SettingsOptions, saveSettings } from './save.ts';
import { bkbtrSettings } from './store.ts';

/** The calls about the platform's settings. */
export const bkbtrSettingHandlers = (options: SettingsOptions): Handlers['bkbtrSetting'] => ({
  get: (call) => bkbtrSettings.readWhere(call, sql`true`),

  async save(call) {
    await saveSettings(call, options);
    return bkbtrSettings.readWhere(call, sql`true`);
  },
});
