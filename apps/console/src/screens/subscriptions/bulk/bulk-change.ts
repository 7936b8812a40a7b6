import type { Subscription, SubscriptionUpdate } from '@booking/api-client';
import {
  ACTION_STATUSES,
  addDays,
  GRACE_DAYS_MAX,
  TRIAL_DAYS_MAX,
} from '@booking/api-client/facts';
import type { IconName } from '@booking/ui';
import { daysBetween } from '../../../dates/civil-date.ts';
import { statusWords } from '../../../subscriptions/subscription-words.ts';

/** A change of many subscriptions by one number of days. `first` is the subscription when the change began. */
export interface BulkTerm {
  readonly icon: IconName;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly verb: string;
  readonly doing: string;
  readonly done: string;
  readonly impact: readonly string[];
  readonly isDone: (subscription: Subscription, days: number, first: Subscription) => boolean;
  /** Why it is not possible, inside a sentence. */
  readonly blockedReason: (
    subscription: Subscription,
    days: number,
    first: Subscription,
  ) => string | undefined;
  readonly bodyOf: (subscription: Subscription, days: number) => SubscriptionUpdate;
}

const lastDay = ({ trialEndsAt, startDate }: Subscription) => trialEndsAt ?? startDate;

/** Changes of many subscriptions at once. */
export const bulkTerms = {
  extendTrial: {
    icon: 'calendar-plus',
    title: 'Extend trials',
    label: 'Days to add',
    description: `A trial has up to ${TRIAL_DAYS_MAX} days.`,
    min: 1,
    max: TRIAL_DAYS_MAX - 1,
    verb: 'Extend',
    doing: 'Extending',
    done: 'extended',
    impact: ['The first charge moves by the same number of days.'],
    isDone: (subscription, days, first) =>
      subscription._id === first._id && lastDay(subscription) === addDays(lastDay(first), days),
    blockedReason: (subscription, days, first) => {
      const { status, startDate } = subscription;
      if (status !== 'Trialing') return `they’re ${statusWords[status]}`;
      if (lastDay(subscription) !== lastDay(first)) return 'someone else changed their trial';
      const length = daysBetween(startDate, lastDay(subscription)) + 1 + days;
      return length > TRIAL_DAYS_MAX
        ? `their trial would be longer than ${TRIAL_DAYS_MAX} days`
        : undefined;
    },
    bodyOf: (subscription, days) => ({
      action: 'extendTrial',
      trialEndsAt: addDays(lastDay(subscription), days),
      __v: subscription.__v,
    }),
  },
  graceDays: {
    icon: 'clock',
    title: 'Set grace days',
    label: 'Grace days',
    description: 'Days an unpaid subscription stays active.',
    min: 0,
    max: GRACE_DAYS_MAX,
    verb: 'Set grace days of',
    doing: 'Changing the grace days of',
    done: 'changed',
    impact: ['With fewer days, some that are past due may expire within the hour.'],
    isDone: ({ graceDays }, days) => graceDays === days,
    blockedReason: ({ status }) =>
      ACTION_STATUSES.setTerms.includes(status) ? undefined : `they’re ${statusWords[status]}`,
    bodyOf: ({ __v }, graceDays) => ({ action: 'setTerms', graceDays, __v }),
  },
} as const satisfies Readonly<Record<string, BulkTerm>>;
