import type {
  AccountEntry,
  BillingCycle,
  Ending,
  Entitlement,
  Institution,
  PlanLimits,
  Subscription,
} from '@booking/api-client/contract';
import { GRACE_DAYS_DEFAULT, TAX_RATE_DEFAULT } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { audit, instant, percentage } from './columns.ts';
import { pricing } from './pricing.ts';
import { institution } from './tenant.ts';

type Current = NonNullable<Institution['currentSubscription']>;

/** Entitlements and limits of a plan when it was sold. */
export interface PlanSnapshot {
  readonly entitlements: readonly Entitlement[];
  readonly limits: PlanLimits;
}

/** The plan that follows at the end of a period. */
export interface PendingChange {
  readonly pricingId: string;
  readonly plan: Current['plan'];
  readonly planName: string;
  readonly planSnapshot: PlanSnapshot;
  readonly billingCycle: BillingCycle;
  /**
   * Charge for its first period, tax included. Null keeps the price, the discount and the tax that the subscription has
   * then.
   */
  readonly priceMinor: number | null;
  /** The agreed price as `listPriceMinor` of a subscription, and its tax; older versions wrote none of these. */
  readonly listPriceMinor?: number | null;
  readonly taxRate?: number;
  readonly taxInclusive?: boolean;
  /** The `moveNumber` of a subscription; older versions wrote none. */
  readonly moveNumber?: number;
}

/** The last day to pay what is due. */
export function payableUntil(t: Readonly<Record<'dueOn' | 'dueSince', AnyPgColumn>>): SQL {
  return sql`coalesce(${t.dueOn}, ${t.dueSince})`;
}

/** The day on which what is past due expires, the day after its grace days. */
export function suspendsOn(
  t: Readonly<Record<'status' | 'dueOn' | 'dueSince' | 'graceDays', AnyPgColumn>>,
): SQL {
  return sql`case when ${t.status} = 'PastDue'
    then ${payableUntil(t)} + ${t.graceDays} + 1 end`;
}

/** Subscriptions that institutions have bought. Days are civil dates in the platform's zone. */
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
    /** Null where an older version has made the row: what its plan has, then. */
    planSnapshot: jsonb('plan_snapshot').$type<PlanSnapshot>(),
    /** A month's price, which versions before `cycle_price_minor` still read. */
    priceMinor: integer('price_minor'),
    /**
     * Price of one billing cycle: the agreed price with its discount and its tax. Null where an older version has
     * made the row, and for a trial of a plan whose price is not agreed yet.
     */
    cyclePriceMinor: integer('cycle_price_minor'),
    currency: text('currency').notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    status: text('status').$type<Current['status']>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    currentPeriodStart: date('current_period_start', { mode: 'string' }).notNull(),
    currentPeriodEnd: date('current_period_end', { mode: 'string' }).notNull(),
    trialEndsAt: date('trial_ends_at', { mode: 'string' }),
    /** When it became Paused. An ended one has it if it was paused until then: it was paid until this moment. */
    pausedAt: instant('paused_at'),
    /** The day on which a paused one resumes by itself. */
    resumeOn: date('resume_on', { mode: 'string' }),
    /** When it became Cancelled or Expired, or another subscription continued it. */
    endedAt: instant('ended_at'),
    discount: jsonb('discount').$type<NonNullable<Subscription['discount']>>(),
    /** The agreed price of a cycle before the discount, and before the tax if that is added to it. Null where it is `cyclePriceMinor`. */
    listPriceMinor: integer('list_price_minor'),
    /** The tax of the plan when it was sold, and whether prices have it in them. Rows of older versions do, at the default rate. */
    taxRate: percentage('tax_rate').notNull().default(TAX_RATE_DEFAULT),
    taxInclusive: boolean('tax_inclusive').notNull().default(true),
    /** Charge for the current period, where that is not `cyclePriceMinor`; 0 where the charge was taken back. */
    periodPriceMinor: integer('period_price_minor'),
    /** The first day of the first billing period; null where an older version has made the row. */
    billingAnchor: date('billing_anchor', { mode: 'string' }),
    graceDays: integer('grace_days').notNull().default(GRACE_DAYS_DEFAULT),
    autoRenew: boolean('auto_renew').notNull().default(true),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    cancelReason: jsonb('cancel_reason').$type<NonNullable<Subscription['cancelReason']>>(),
    pendingChange: jsonb('pending_change').$type<PendingChange>(),
    /** The last move of its plan (`plan_move`) that has reached it, or that was before it had the plan. */
    moveNumber: integer('move_number').notNull().default(0),
    previousId: text('previous_id'),
    continuedById: text('continued_by_id'),
    /**
     * The day since when the institution owes something. Its current subscription has it, or else the one that was paid
     * last.
     */
    dueSince: date('due_since', { mode: 'string' }),
    /** The last day to pay that without being late; null where an older version has written `dueSince`: that day itself. */
    dueOn: date('due_on', { mode: 'string' }),
    /**
     * Sort key of lists: the balance of the account on the row that shows it, else 0. An older version leaves it as it
     * is, so what is owed is read from the account itself.
     */
    balanceMinor: integer('balance_minor').notNull().default(0),
    /** The day of the first payment, where a period was charged before it; `infinity` until then. Null: paid from its first period on. */
    paidFrom: date('paid_from', { mode: 'string' }),
    /** Why it ended; null where an older version has ended it. */
    endedAs: text('ended_as').$type<Ending>(),
    /** The newest first. */
    events: jsonb('events').$type<Subscription['events']>().notNull().default([]),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    uniqueIndex('subscription_current_key')
      .on(t.institutionId)
      .where(sql`${t.status} in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`),
    uniqueIndex('subscription_scheduled_key')
      .on(t.institutionId)
      .where(sql`${t.status} = 'Scheduled'`),
    uniqueIndex('subscription_id_key').on(t.id),
    index('subscription_status_end').on(t.status, t.currentPeriodEnd),
    index('subscription_current_end')
      .on(t.currentPeriodEnd, t.institutionId)
      .where(sql`${t.status} in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`),
    index('subscription_end').on(t.currentPeriodEnd, t.id),
    index('subscription_created').on(t.createdAt, t.id),
    index('subscription_start').on(t.startDate, t.id),
    index('subscription_pending_pricing')
      .on(sql`(${t.pendingChange} ->> 'pricingId')`)
      .where(sql`${t.pendingChange} is not null`),
    index('subscription_pricing').on(t.pricingId, t.status),
    // Subscriptions that a move of their plan has not reached.
    index('subscription_move')
      .on(t.pricingId, t.moveNumber, t.id)
      .where(
        sql`${t.status} in ('Scheduled', 'Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`,
      ),
    index('subscription_price').on(t.cyclePriceMinor, t.id),
    index('subscription_balance').on(t.balanceMinor, t.id),
    index('subscription_due').on(t.dueSince, t.id),
    // Receivables: the one subscription of an institute that shows what it owes.
    index('subscription_owed')
      .on(t.balanceMinor, t.institutionId)
      .where(sql`${t.balanceMinor} > 0`),
    index('subscription_owed_since')
      .on(t.dueSince, t.institutionId)
      .where(sql`${t.balanceMinor} > 0`),
    index('subscription_owed_created')
      .on(t.createdAt, t.institutionId)
      .where(sql`${t.balanceMinor} > 0`),
    index('subscription_owing').on(t.institutionId).where(sql`${t.balanceMinor} > 0`),
    // Which institutes owe something, in the order of their ids, and since when: what is left owes nothing.
    index('subscription_due_institution')
      .on(t.institutionId, t.id, t.dueOn, t.dueSince)
      .where(sql`${t.dueSince} is not null`),
    index('subscription_payable')
      .on(sql`(${payableUntil(t)})`, t.institutionId)
      .where(sql`${t.dueSince} is not null`),
    // Subscriptions that get reminders of what they owe.
    index('subscription_reminded')
      .on(sql`(${payableUntil(t)})`, t.institutionId)
      .where(
        sql`${t.dueSince} is not null and ${t.status} in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')`,
      ),
    // Subscriptions that the housekeeping may suspend.
    index('subscription_expired_owing')
      .on(t.institutionId)
      .where(sql`${t.dueSince} is not null and ${t.status} = 'Expired'`),
    index('subscription_suspends').on(sql`(${suspendsOn(t)})`, t.id),
  ],
);

/** The accounts of institutions: what was charged and paid. Rows are added and never changed. */
export const subscriptionEntry = pgTable(
  'subscription_entry',
  {
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    id: text('id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    kind: text('kind').$type<AccountEntry['kind']>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Positive for charges, reversals and refunds, negative for payments, credits and write-offs. */
    amountMinor: integer('amount_minor').notNull(),
    /** The percentage of the tax in a charge or a credit. Older versions wrote none: theirs is the default one. */
    taxRate: percentage('tax_rate'),
    text: text('text').notNull(),
    method: text('method').$type<AccountEntry['method']>(),
    reference: text('reference'),
    /**
     * Key by which the references of payments are compared and searched over all accounts. Null where an older version
     * has made the line, until the next housekeeping.
     */
    referenceKey: text('reference_key'),
    reversesId: text('reverses_id'),
    /** The charge that an adjustment lowers, or the payment that a refund gives back. */
    aboutId: text('about_id'),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    uniqueIndex('subscription_entry_reverses_key').on(t.institutionId, t.reversesId),
    index('subscription_entry_reference')
      .using('gin', t.referenceKey.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(sql`${t.referenceKey} is not null`),
    index('subscription_entry_same_reference')
      .on(t.referenceKey)
      .where(sql`${t.referenceKey} is not null`),
  ],
);
