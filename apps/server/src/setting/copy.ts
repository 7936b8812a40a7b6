import { eq } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { setting } from '../schema/setting.ts';
import { settingRows } from './rows.ts';

/** Gives a new institution the settings of another, without what is that one's own: its numbers, addresses and links. */
export async function copySetting(context: WriteContext, from: string, to: string): Promise<void> {
  const [row] = await context.db.select().from(setting).where(eq(setting.institutionId, from));
  if (!row) return;
  const { stayTimes, region, rates, taxes, numbering, calendar } = row;
  await settingRows.insert(context, {
    institutionId: to,
    stayTimes,
    region,
    rates,
    taxes,
    numbering: numbering && { ...numbering, nextNumber: 1 },
    calendar,
  });
}
