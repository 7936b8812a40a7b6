import type { BkbtrSetting } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';

/** How the platform's own business is set up. There is one row; the index lets no second one in. */
export const bkbtrSetting = pgTable(
  'bkbtr_setting',
  {
    id: text('id').primaryKey(),
    company: jsonb('company').$type<BkbtrSetting['company']>().notNull(),
    defaults: jsonb('defaults').$type<BkbtrSetting['defaults']>().notNull(),
    ...audit,
  },
  () => [uniqueIndex('bkbtr_setting_one').on(sql`(true)`)],
);
