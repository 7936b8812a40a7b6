import type { Handlers } from '../http/call.ts';
import { readBkbtrSetting } from './store.ts';

/** The calls about the platform's settings. */
export const bkbtrSettingHandlers: Handlers['bkbtrSetting'] = {
  get: ({ actor, db }) => readBkbtrSetting(actor.scope, db),
};
