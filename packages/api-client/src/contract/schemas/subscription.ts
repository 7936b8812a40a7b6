import * as z from 'zod/mini';
import { CANCEL_REASONS, ENDINGS, SUBSCRIPTION_ACTIONS } from '../facts/subscription.ts';
import { named, taking } from '../named.ts';
import { entitlement, limits, planKey } from '../plan-values.ts';
import { audit, civilDate, id, idOf, instant, plannedDate, strict } from '../values.ts';
import { institutionStatus } from './institution.ts';
import { changes, type SubscriptionUpdate } from './subscription/subscription-actions.ts';
import {
  type CurrentSubscriptionQuery,
  currentQuery,
  type SubscriptionQuery,
  subscriptionQuery,
} from './subscription/subscription-queries.ts';
import { confirmed, money, terms } from './subscription/subscription-terms.ts';
import {
  billingCycle,
  paymentMethod,
  subscriptionStatus,
} from './subscription/subscription-values.ts';

const discount = z.object({
  mode: z.enum(['amount', 'percent']),
  value: z.number(),
  reason: z.string(),
});

const by = z.nullable(z.object({ _id: id, name: z.string() }));

/**
 * A line of an account. Charges, reversals and refunds are positive, payments, credits and write-offs negative: the sum is
 * what is due.
 */
export const accountEntry = z.object({
  _id: id,
  /** The subscription that it is about. */
  subscription: id,
  kind: z.enum(['charge', 'credit', 'payment', 'reversal', 'refund', 'writeOff']),
  day: civilDate,
  amount: z.number(),
  /** The tax in the amount, and its percentage, for charges and credits. Null for the rest. */
  tax: z.nullable(z.number()),
  taxRate: z.nullable(z.number()),
  /** The subject of the line: "Standard, 1 Nov to 30 Nov 2026". */
  text: z.string(),
  method: z.nullable(paymentMethod),
  reference: z.nullable(z.string()),
  /** The payment that a reversal takes back. */
  reverses: z.nullable(id),
  /** The charge that an adjustment lowers, or the payment that a refund gives back. */
  about: z.nullable(id),
  by,
});
export interface AccountEntry extends z.infer<typeof accountEntry> {}

/** A subscription of an institute. Amounts are in major units, with tax but for `price` and `mrr`; days are the platform's. */
export const subscription = z.object({
  _id: id,
  institution: z.object({
    _id: id,
    name: z.string(),
    code: z.string(),
    email: z.string(),
    phone: z.string(),
    status: institutionStatus,
  }),
  pricing: id,
  plan: planKey,
  planName: z.string(),
  /** Features and limits of the plan when it was sold. */
  entitlements: z.array(entitlement),
  limits,
  status: subscriptionStatus,
  billingCycle,
  /** The agreed price of a billing cycle; without its tax where `taxInclusive` is false. */
  price: z.number(),
  /** Taken off `price`. */
  discount: z.nullable(discount),
  /** The tax of the plan when it was sold, a percentage, and whether `price` has it in it. */
  taxRate: z.number(),
  taxInclusive: z.boolean(),
  /** Charge of a billing cycle: the price with the discount, and with the tax. */
  amount: z.number(),
  /** Charge of the current period, which a change of plan is prorated from. */
  periodAmount: z.number(),
  /** The amount of a month without tax. */
  mrr: z.number(),
  /** In a list with `movedBy`: what the institute paid a month before, in the terms of `mrr`. Null otherwise. */
  mrrBefore: z.nullable(z.number()),
  currency: z.string(),
  startDate: civilDate,
  currentPeriodStart: civilDate,
  currentPeriodEnd: civilDate,
  trialEndsAt: z.nullable(civilDate),
  pausedAt: z.nullable(instant),
  /** The day on which a paused one resumes by itself. */
  resumeOn: z.nullable(civilDate),
  endedAt: z.nullable(instant),
  /** Why it ended: another plan or price replaced it, it went on after a pause, or it was cancelled or expired. */
  endedAs: z.nullable(z.enum(ENDINGS)),
  graceDays: z.int(),
  autoRenew: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  cancelReason: z.nullable(z.object({ code: z.enum(CANCEL_REASONS), note: z.string() })),
  /** The plan from the next period on. The same plan is the version it has now, in place of the one that was sold. */
  pendingChange: z.nullable(
    z.object({
      pricing: id,
      plan: planKey,
      planName: z.string(),
      billingCycle,
      /** Charge of its first period, tax included. */
      price: z.number(),
    }),
  ),
  /** The subscription that this one continues: after a change of plan, a pause or a renewal. */
  previousSubscription: z.nullable(id),
  /** The one that continues this one. */
  nextSubscription: z.nullable(id),
  /**
   * Amount due; negative for a credit. One subscription of an institution has it, the current one or else the
   * last, and the others have 0: the balances of a list add up to what is owed.
   */
  balance: z.number(),
  /** The balance of the institute’s account, the same for all of its subscriptions. */
  accountBalance: z.number(),
  /** Since when something is due, on the subscription that has the balance. */
  dueSince: z.nullable(civilDate),
  /** The last day on which that can be paid without being late. */
  dueOn: z.nullable(civilDate),
  /** The day on which it expires if it is not paid. Its institute is then suspended, unless Settings say otherwise. */
  suspendsOn: z.nullable(civilDate),
  /** Since when it counts in MRR: paid, or free of charge. Null while no one has paid for it. */
  paidFrom: z.nullable(civilDate),
  lastPayment: z.nullable(
    z.object({ day: civilDate, amount: z.number(), method: z.nullable(paymentMethod) }),
  ),
  /**
   * The account of the institute, the newest first; the last 100. `balance` is the sum of all. Null in a list that was
   * not asked for it by `withEntries`.
   */
  entries: z.nullable(z.array(accountEntry)),
  /** Actions on the subscription, the newest first; the last 50. */
  events: z.array(
    z.object({
      action: z.enum([...SUBSCRIPTION_ACTIONS, 'create', 'start', 'renew', 'expire', 'revive']),
      at: instant,
      by,
      note: z.nullable(z.string()),
      /** The amount that was paid, or taken back. Left out for the rest, and for events of older versions. */
      amount: z.optional(z.number()),
    }),
  ),
  ...audit,
});
export interface Subscription extends z.infer<typeof subscription> {}

/** An institute with its current subscription. */
export const subscribedInstitution = z.object({
  _id: id,
  name: z.string(),
  code: z.string(),
  status: institutionStatus,
  template: z.object({ _id: id, name: z.string() }),
  subscription: z.nullable(subscription),
  ...audit,
});
export interface SubscribedInstitution extends z.infer<typeof subscribedInstitution> {}

export const subscriptionCreate = strict({
  institution: idOf('an institute'),
  pricing: idOf('a plan'),
  billingCycle,
  /** Default: the plan's price of the cycle. Required for a plan without one. Tax is in it or added as the plan says. */
  price: z.optional(money),
  /** Default: today. A later day makes it Scheduled. */
  startDate: z.optional(plannedDate),
  /** The last day of the trial, if it begins with one. */
  trialEndsAt: z.optional(z.nullable(plannedDate)),
  ...terms,
  confirmed,
});
export interface SubscriptionCreate extends z.input<typeof subscriptionCreate> {}

/** One action on a subscription, with its data. 409 `INVALID_TRANSITION` where its status has no such action. */
export const subscriptionUpdate = z.discriminatedUnion('action', changes, {
  error: ({ code }) =>
    code === 'invalid_union' ? 'Choose an action.' : 'Required fields are missing.',
});

export const subscriptionSchemas = {
  current: {
    query: taking<CurrentSubscriptionQuery>()(currentQuery),
    response: named<SubscribedInstitution>(subscribedInstitution),
  },
  list: {
    query: taking<SubscriptionQuery>()(subscriptionQuery),
    response: named<Subscription>(subscription),
  },
  create: {
    body: taking<SubscriptionCreate>()(subscriptionCreate),
    response: named<Subscription>(subscription),
  },
  update: {
    body: taking<SubscriptionUpdate>()(subscriptionUpdate),
    response: named<Subscription>(subscription),
  },
};

export { subscriptionRoutes } from '../resources/subscription.ts';
export type { SubscriptionUpdate } from './subscription/subscription-actions.ts';
