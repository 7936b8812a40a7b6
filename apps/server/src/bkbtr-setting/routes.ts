import type { BkbtrSetting } from '@booking/api-client/contract';
import type { Handlers } from '../http/call.ts';
import { type SettingsOptions, saveSettings } from './save.ts';
import { settingsReader } from './store.ts';

interface HandlerOptions extends SettingsOptions {
  /** Values that apply where a setting is empty. */
  readonly configured: NonNullable<BkbtrSetting['configured']>;
}

/** The calls about the platform's settings. */
export function bkbtrSettingHandlers({
  configured,
  ...options
}: HandlerOptions): Handlers['bkbtrSetting'] {
  const read = settingsReader(configured);
  return {
    get: read,

    async save(call) {
      await saveSettings(call, read, options);
      return read(call);
    },
  };
}
