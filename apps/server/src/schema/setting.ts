import type { Setting } from '@booking/api-client/contract';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';
import { institution } from './tenant.ts';

/**
 * How an institute works: a row for each that has saved something. A section that is null was never saved, and is what the
 * template comes with. Time zone, currency and locale are columns of the institute itself.
 */
export const setting = pgTable(
  'setting',
  {
    id: text('id').primaryKey(),
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    stayTimes: jsonb('stay_times').$type<Setting['stayTimes']>(),
    region: jsonb('region').$type<Pick<Setting['region'], 'timeFormat'>>(),
    rates: jsonb('rates').$type<Setting['rates']>(),
    taxes: jsonb('taxes').$type<Setting['taxes']>(),
    numbering: jsonb('numbering').$type<Setting['numbering']>(),
    calendar: jsonb('calendar').$type<Setting['calendar']>(),
    notifications: jsonb('notifications').$type<Setting['notifications']>(),
    links: jsonb('links').$type<Setting['links']>(),
    ...audit,
  },
  (t) => [uniqueIndex('setting_institution_key').on(t.institutionId)],
);
