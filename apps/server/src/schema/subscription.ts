import type { Institution } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { pricing } from './pricing.ts';
import { institution } from './tenant.ts';

type Current = NonNullable<Institution['currentSubscription']>;

/** The statuses of a subscription in force; one institution has at most one of them (`ENT-05`). */
export const CURRENT_STATUSES = [
  'Pending',
  'Trialing',
  'Active',
  'PastDue',
  'Paused',
] as const satisfies readonly Current['status'][];

/** How many months a price pays for. */
export const CYCLE_MONTHS = { Monthly: 1, Quarterly: 3, HalfYearly: 6, Yearly: 12 } as const;
export type BillingCycle = keyof typeof CYCLE_MONTHS;

/** What an institution has bought. Days are civil dates in the platform's zone. */
export const subscription = pgTable(
  'subscription',
  {
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    id: text('id').notNull(),
    pricingId: text('pricing_id')
      .notNull()
      .references(() => pricing.id),
    /** Key, name and price are what was agreed: later changes of the plan never reach them. */
    plan: text('plan').$type<Current['plan']>().notNull(),
    planName: text('plan_name').notNull(),
    /** A month's price, which versions before `cycle_price_minor` still read. */
    priceMinor: integer('price_minor'),
    /** The agreed price of one billing cycle, tax included; null where an older version has made the row. */
    cyclePriceMinor: integer('cycle_price_minor'),
    currency: text('currency').notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    status: text('status').$type<Current['status']>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    currentPeriodStart: date('current_period_start', { mode: 'string' }).notNull(),
    currentPeriodEnd: date('current_period_end', { mode: 'string' }).notNull(),
    trialEndsAt: date('trial_ends_at', { mode: 'string' }),
    /** When it became Paused; null in any other status. */
    pausedAt: instant('paused_at'),
    /** When it became Cancelled or Expired. */
    endedAt: instant('ended_at'),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    uniqueIndex('subscription_current_key')
      .on(t.institutionId)
      .where(sql`${t.status} in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`),
    index('subscription_status_end').on(t.status, t.currentPeriodEnd),
    index('subscription_current_end')
      .on(t.currentPeriodEnd, t.institutionId)
      .where(sql`${t.status} in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`),
  ],
);
