import type { Setting } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { ReadContext } from '../resource/context.ts';
import { setting } from '../schema/setting.ts';

/** How calendars open for a new user: as the institution has set it, else as the platform has. */
export async function homeTypeOf(
  { db }: Pick<ReadContext, 'db'>,
  institutionId: string | null,
): Promise<Setting['calendar']['homeType']> {
  const [saved] =
    institutionId === null
      ? []
      : await db
          .select({ calendar: setting.calendar })
          .from(setting)
          .where(eq(setting.institutionId, institutionId));
  return (saved?.calendar ?? (await readSettings(db)).defaults).homeType;
}
