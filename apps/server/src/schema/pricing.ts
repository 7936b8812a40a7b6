import type {
  BillingCycle,
  Entitlement,
  PlanLimits,
  PriceType,
  Pricing,
} from '@booking/api-client/contract';
import { TAX_RATE_DEFAULT } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audit, percentage, seenName } from './columns.ts';
import { template } from './template.ts';

/** The plans on sale, by template. */
export const pricing = pgTable(
  'pricing',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => template.id),
    key: text('key').notNull(),
    header: text('header').notNull(),
    level: text('level').notNull(),
    idealFor: text('ideal_for').notNull().default(''),
    subheader: text('subheader').notNull().default(''),
    priceType: text('price_type').$type<PriceType>().notNull().default('StartingFrom'),
    /** Minor units a billing cycle; null where the price is agreed by contact. */
    priceMinor: integer('price_minor'),
    currency: text('currency').notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull().default('Monthly'),
    yearlyDiscountPct: percentage('yearly_discount_pct').notNull().default(0),
    taxInclusive: boolean('tax_inclusive').notNull().default(true),
    taxRate: percentage('tax_rate').notNull().default(TAX_RATE_DEFAULT),
    isFeatured: boolean('is_featured').notNull().default(false),
    inheritsId: text('inherits_id').references((): AnyPgColumn => pricing.id),
    features: jsonb('features').$type<Pricing['features']>().notNull().default([]),
    entitlements: jsonb('entitlements').$type<readonly Entitlement[]>().notNull().default([]),
    limits: jsonb('limits').$type<Partial<PlanLimits>>().notNull().default({}),
    trialDays: integer('trial_days').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    order: integer('order').notNull(),
    /** Number of the last move of its subscriptions. */
    moveNumber: integer('move_number').notNull().default(0),
    /** Folded text for the list's search (`database/search.ts`). */
    searchText: text('search_text').notNull().default(''),
    seenAs: seenName(),
    ...audit,
  },
  (t) => [
    uniqueIndex('pricing_template_key_key').on(t.templateId, t.key),
    uniqueIndex('pricing_template_header_key').on(t.templateId, sql`lower(${t.header})`),
    uniqueIndex('pricing_seen_key').on(t.templateId, t.seenAs),
    uniqueIndex('pricing_featured_key').on(t.templateId).where(sql`${t.isFeatured}`),
    index('pricing_inherits').on(t.inheritsId),
  ],
);
