import type { BkbtrSetting } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';

/** Limits of what the housekeeping may do without a confirmation. */
type Usual = Pick<NonNullable<BkbtrSetting['housekeeping']>, 'share' | 'least'>;

/** A section of the settings as it is stored: what an older version did not know is missing. */
type Stored<K extends keyof BkbtrSetting> = Partial<NonNullable<BkbtrSetting[K]>>;

/**
 * How the platform's own business is set up. There is one row; the index lets no second one in. Sections that were
 * never saved are null, and what a section lacks has its default (`bkbtr-setting/defaults.ts`).
 */
export const bkbtrSetting = pgTable(
  'bkbtr_setting',
  {
    id: text('id').primaryKey(),
    company: jsonb('company').$type<Stored<'company'>>().notNull(),
    defaults: jsonb('defaults').$type<BkbtrSetting['defaults']>().notNull(),
    billing: jsonb('billing').$type<Stored<'billing'>>(),
    lifecycle: jsonb('lifecycle').$type<Stored<'lifecycle'>>(),
    housekeeping: jsonb('housekeeping').$type<Usual>(),
    announcements: jsonb('announcements').$type<BkbtrSetting['announcements']>(),
    messaging:
      jsonb('messaging').$type<Partial<Omit<NonNullable<BkbtrSetting['messaging']>, 'token'>>>(),
    security: jsonb('security').$type<Stored<'security'>>(),
    subApps: jsonb('sub_apps').$type<Stored<'subApps'>>(),
    papers: jsonb('papers').$type<Stored<'papers'>>(),
    notices: jsonb('notices').$type<Stored<'notices'>>(),
    legal: jsonb('legal').$type<Stored<'legal'>>(),
    ...audit,
  },
  () => [uniqueIndex('bkbtr_setting_one').on(sql`(true)`)],
);

/** Secrets that the product needs to read again, sealed with a key that is not in the database. */
export const platformSecret = pgTable('platform_secret', {
  id: text('id').primaryKey(),
  /** Its purpose, as in `messaging.token`. */
  name: text('name').notNull().unique(),
  sealed: text('sealed').notNull(),
  /** Its last characters, by which people recognize it. */
  last4: text('last4').notNull(),
  ...audit,
});
