import * as z from 'zod/mini';
import { MRR_MOVEMENTS } from '../../facts/report.ts';
import { CURRENT_STATUSES, NO_SUBSCRIPTION, PLANNED_CHANGES } from '../../facts/subscription.ts';
import { anyOf, flag, listQuery, range } from '../../list.ts';
import { planKey } from '../../plan-values.ts';
import { civilDate, idOf, instantAsked } from '../../values.ts';
import { billingCycle, subscriptionStatus } from './subscription-values.ts';

const filters = {
  plan: anyOf(planKey),
  pricing: anyOf(idOf('a plan')),
  /** Whether `pricing.update` can move it to its plan as it is now: it renews, and changes to no other plan then. */
  canMove: z.optional(flag),
  /** The planned change at the next renewal. */
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

/** Institutes with their current subscriptions. */
export const currentQuery = listQuery({
  sort: ['name', 'currentPeriodEnd', 'createdAt'],
  filters: {
    ...filters,
    /** `None`: none is current. */
    status: anyOf(z.enum([...CURRENT_STATUSES, NO_SUBSCRIPTION], 'Choose a status.')),
  },
});
export interface CurrentSubscriptionQuery extends z.input<typeof currentQuery> {}

/** Subscriptions, whether they are current or not. */
export const subscriptionQuery = listQuery({
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
});
export interface SubscriptionQuery extends z.input<typeof subscriptionQuery> {}
