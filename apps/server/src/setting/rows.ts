import { rowsOf } from '../resource/rows.ts';
import { setting } from '../schema/setting.ts';

/** How the settings of institutes are written. */
export const settingRows = rowsOf({
  table: setting,
  noun: 'Settings',
  tenant: setting.institutionId,
});
