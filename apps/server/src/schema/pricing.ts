import type { PLAN_KEYS } from '@booking/api-client/contract';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit } from './columns.ts';
import { template } from './template.ts';

/** The plans on sale, by template. */
export const pricing = pgTable(
  'pricing',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    key: text('key').$type<(typeof PLAN_KEYS)[number]>().notNull(),
    header: text('header').notNull(),
    level: text('level').notNull(),
    /** Minor units a month; null where the price is agreed by contact. */
    priceMinor: integer('price_minor'),
    currency: text('currency').notNull(),
    trialDays: integer('trial_days').notNull(),
    order: integer('order').notNull(),
    ...audit,
  },
  (t) => [uniqueIndex('pricing_template_key_key').on(t.templateId, t.key)],
);
