import { sql } from 'drizzle-orm';
import type { Handlers } from '../http/call.ts';
import { bkbtrSettings } from './store.ts';

/** The calls about the platform's settings. */
export const bkbtrSettingHandlers: Handlers['bkbtrSetting'] = {
  get: (call) => bkbtrSettings.readWhere(call, sql`true`),
};
