import * as z from 'zod/mini';
import { BILLING_CYCLES } from '../facts/billing.ts';
import { MONEY_QUESTIONS } from '../facts/questions.ts';
import { MRR_MOVEMENTS } from '../facts/report.ts';
import {
  CANCEL_REASONS,
  CURRENT_STATUSES,
  ENDINGS,
  GRACE_DAYS_MAX,
  NO_SUBSCRIPTION,
  PAYMENT_METHODS,
  PLANNED_CHANGES,
  SUBSCRIPTION_ACTIONS,
  SUBSCRIPTION_AMOUNT_MAX,
  SUBSCRIPTION_STATUSES,
  type SubscriptionAction,
} from '../facts/subscription.ts';
import { anyOf, flag, listQuery, range } from '../list.ts';
import { named } from '../named.ts';
import { entitlement, limits, planKey } from '../plan-values.ts';
import {
  audit,
  civilDate,
  hundredths,
  id,
  idOf,
  instant,
  instantAsked,
  lines,
  plannedDate,
  strict,
  text,
  version,
} from '../values.ts';
import { institutionStatus } from './institution.ts';

const billingCycle = z.enum(BILLING_CYCLES, 'Choose a billing cycle.');
const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES, 'Choose a status.');
const paymentMethod = z.enum(PAYMENT_METHODS, 'Choose a payment method.');

const discount = z.object({
  mode: z.enum(['amount', 'percent']),
  value: z.number(),
  reason: z.string(),
});

const by = z.nullable(z.object({ _id: id, name: z.string() }));

/** A line of an account. Charges and reversals are positive, payments and credits negative: the sum is what is due. */
export const accountEntry = z.object({
  _id: id,
  /** The subscription that it is about. */
  subscription: id,
  kind: z.enum(['charge', 'credit', 'payment', 'reversal']),
  day: civilDate,
  amount: z.number(),
  /** The tax in the amount, and its percentage, for charges and credits. Null for payments and reversals. */
  tax: z.nullable(z.number()),
  taxRate: z.nullable(z.number()),
  /** What it is for: "Standard, 1 Nov to 30 Nov 2026". */
  text: z.string(),
  method: z.nullable(paymentMethod),
  reference: z.nullable(z.string()),
  /** The payment that a reversal takes back. */
  reverses: z.nullable(id),
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
  /** What the plan included and allowed when it was sold. */
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
  /** What a billing cycle is charged: the price with the discount, and with the tax. */
  amount: z.number(),
  /** What the current period was charged, which a change of plan is prorated from. */
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
      /** What its first period will be charged, tax included. */
      price: z.number(),
    }),
  ),
  /** The subscription that this one continues: after a change of plan, a pause or a renewal. */
  previousSubscription: z.nullable(id),
  /** The one that continues this one. */
  nextSubscription: z.nullable(id),
  /**
   * What the institute owes; negative for a credit. One subscription of an institute has it, the current one or else the
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
  /** What was done to it, the newest first; the last 50. */
  events: z.array(
    z.object({
      action: z.enum([...SUBSCRIPTION_ACTIONS, 'create', 'start', 'renew', 'expire', 'revive']),
      at: instant,
      by,
      note: z.nullable(z.string()),
      /** What was paid, or taken back. Left out for the rest, and for events of older versions. */
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

const AN_AMOUNT = 'Enter an amount from 0 to 1,00,00,000, with up to two decimals.';
const A_PAYMENT = 'Enter an amount above 0 and up to 1,00,00,000, with up to two decimals.';

const money = z
  .number(AN_AMOUNT)
  .check(
    z.minimum(0, AN_AMOUNT),
    z.maximum(SUBSCRIPTION_AMOUNT_MAX, AN_AMOUNT),
    hundredths(AN_AMOUNT),
  );

const A_DISCOUNT = 'Enter a discount no higher than the price.';
const discountWritten = strict({
  mode: z.enum(['amount', 'percent'], 'Choose an amount or a percentage.'),
  value: z
    .number(A_DISCOUNT)
    .check(
      z.gt(0, A_DISCOUNT),
      z.maximum(SUBSCRIPTION_AMOUNT_MAX, A_DISCOUNT),
      hundredths(A_DISCOUNT),
    ),
  reason: text('The reason', 1, 200),
}).check(
  z.refine(({ mode, value }) => mode === 'amount' || value <= 100, {
    path: ['value'],
    error: 'Enter a percentage from 0 to 100.',
  }),
);

const A_QUESTION = 'Choose what is confirmed.';
/**
 * What a person has confirmed of what is unusual. A call with it, empty or not, is asked about all else that is unusual: 409
 * `CONFIRMATION_REQUIRED`, with a question for each code of `errors`. Without it only a payment is asked about that has
 * the reference and the amount of one that is recorded.
 */
const confirmed = z.optional(
  z
    .array(z.enum(MONEY_QUESTIONS, A_QUESTION), A_QUESTION)
    .check(z.maxLength(MONEY_QUESTIONS.length, A_QUESTION)),
);

const GRACE = `Enter a whole number from 0 to ${GRACE_DAYS_MAX}.`;
const terms = {
  discount: z.optional(z.nullable(discountWritten)),
  graceDays: z.optional(z.int(GRACE).check(z.minimum(0, GRACE), z.maximum(GRACE_DAYS_MAX, GRACE))),
  autoRenew: z.optional(z.boolean('Use true or false.')),
};

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
export type SubscriptionCreate = z.input<typeof subscriptionCreate>;

const when = z.enum(['now', 'periodEnd'], 'Choose now or the end of the period.');

/** The action of a change, by which its schema is chosen. */
const of = <A extends SubscriptionAction>(action: A) => z.literal(action, 'Choose an action.');

const changes = [
  strict({
    action: of('recordPayment'),
    amount: z
      .number(A_PAYMENT)
      .check(
        z.gt(0, A_PAYMENT),
        z.maximum(SUBSCRIPTION_AMOUNT_MAX, A_PAYMENT),
        hundredths(A_PAYMENT),
      ),
    paidOn: plannedDate,
    method: paymentMethod,
    reference: z.optional(z.nullable(text('The reference', 0, 80))),
    note: z.optional(z.nullable(text('The note', 0, 200))),
    confirmed,
    __v: version,
  }),
  strict({
    action: of('reversePayment'),
    entry: idOf('a payment'),
    reason: text('The reason', 1, 200),
    __v: version,
  }),
  strict({
    action: of('changePlan'),
    pricing: idOf('a plan'),
    billingCycle,
    price: z.optional(money),
    when,
    confirmed,
    __v: version,
  }),
  strict({ action: of('keepPlan'), __v: version }),
  strict({ action: of('extendTrial'), trialEndsAt: plannedDate, __v: version }),
  /** Its first period begins today and is charged. */
  strict({ action: of('endTrial'), __v: version }),
  strict({ action: of('setTerms'), ...terms, confirmed, __v: version }),
  strict({
    action: of('pause'),
    /** The day on which it resumes by itself. Default: it waits for `resume`. */
    resumeOn: z.optional(z.nullable(plannedDate)),
    note: z.optional(lines('The note', 0, 500)),
    __v: version,
  }),
  strict({ action: of('resume'), __v: version }),
  strict({
    action: of('cancel'),
    when,
    reason: strict({
      code: z.enum(CANCEL_REASONS, 'Choose a reason.'),
      note: z._default(lines('The note', 0, 500), ''),
    }),
    __v: version,
  }),
  strict({ action: of('keep'), __v: version }),
] as const;

/** One action on a subscription, with its data. 409 `INVALID_TRANSITION` where its status has no such action. */
export const subscriptionUpdate = z.discriminatedUnion('action', changes, {
  error: ({ code }) =>
    code === 'invalid_union' ? 'Choose an action.' : 'Required fields are missing.',
});
export type SubscriptionUpdate = z.input<typeof subscriptionUpdate>;

const filters = {
  plan: anyOf(planKey),
  pricing: anyOf(idOf('a plan')),
  /** Whether `pricing.update` can move it to its plan as it is now: it renews, and changes to no other plan then. */
  canMove: z.optional(flag),
  /** What changes at the next renewal. */
  plannedChange: anyOf(z.enum(PLANNED_CHANGES, 'Choose a change.')),
  billingCycle: anyOf(billingCycle),
  hasDiscount: z.optional(flag),
  cancelAtPeriodEnd: z.optional(flag),
  /** Whether another period follows the current one: it renews by itself and is not cancelled at the end. */
  renews: z.optional(flag),
  ...range('currentPeriodEnd', civilDate),
  ...range('trialEndsAt', civilDate),
  ...range('dueSince', civilDate),
  ...range('dueOn', civilDate),
  ...range('suspendsOn', civilDate),
};

export const subscriptionSchemas = {
  current: {
    query: listQuery({
      sort: ['name', 'currentPeriodEnd', 'createdAt'],
      filters: {
        ...filters,
        /** `None`: none is current. */
        status: anyOf(z.enum([...CURRENT_STATUSES, NO_SUBSCRIPTION], 'Choose a status.')),
      },
    }),
    response: named<SubscribedInstitution>(subscribedInstitution),
  },
  list: {
    query: listQuery({
      sort: [
        'currentPeriodEnd',
        'createdAt',
        'price',
        'startDate',
        'balance',
        'dueSince',
        'suspendsOn',
      ],
      filters: {
        ...filters,
        status: anyOf(subscriptionStatus),
        institution: anyOf(idOf('an institute')),
        /** Whether another one continues it. */
        isContinued: z.optional(flag),
        ...range('endedAt', instantAsked),
        ...range('startDate', civilDate),
        /** Paid on that day: its `mrr` is in the MRR of the day. */
        paidOn: z.optional(civilDate),
        /** Charged by that day, and never paid for until then: its `mrr` is apart from the MRR of the day. */
        unpaidOn: z.optional(civilDate),
        /** Past due on that day: the last day to pay what is due is before it. */
        lateOn: z.optional(civilDate),
        /** Whether it is over. */
        isEnded: z.optional(flag),
        /** Of an institute that pays for nothing on that day. With `paidOn`, those lost in between. */
        lostBy: z.optional(civilDate),
        /** Paid on that day by an institute that paid another amount at the end of the month before: rows have `mrrBefore`. */
        movedBy: z.optional(civilDate),
        /** With `movedBy`: the parts of the MRR movement that a row belongs to. */
        movement: anyOf(z.enum(MRR_MOVEMENTS, 'Choose a movement.')),
        /** Whether it began with a trial that converted: its first payment was recorded, or its price is 0. */
        isConverted: z.optional(flag),
        /** Adds the account of the institute to each row. No filter. */
        withEntries: z.optional(flag),
      },
    }),
    response: named<Subscription>(subscription),
  },
  create: { body: subscriptionCreate, response: named<Subscription>(subscription) },
  update: { body: subscriptionUpdate, response: named<Subscription>(subscription) },
};

export { subscriptionRoutes } from '../resources/subscription.ts';
