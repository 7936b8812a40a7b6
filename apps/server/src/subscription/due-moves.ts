import { addDays, PLATFORM_TIME_ZONE } from '@booking/api-client/contract';
import { and, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { subscription, suspendsOn } from '../schema/subscription.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';

/** Days after which a first payment that never came ends a subscription: since it began, or since it was sold. */
const PENDING_DAYS = 30;

export function isDue(today: string): SQL | undefined {
  const has = (status: SubscriptionRow['status']) => eq(subscription.status, status);
  const ended = lt(subscription.currentPeriodEnd, today);
  return or(
    and(has('Scheduled'), lte(subscription.startDate, today)),
    and(has('Trialing'), ended),
    and(has('Active'), ended),
    and(has('Paused'), lte(subscription.resumeOn, today)),
    and(has('PastDue'), or(ended, isPastGrace(today))),
    and(has('Pending'), lt(askedFrom, addDays(today, -PENDING_DAYS))),
  );
}

/** About those that would expire today: they are counted before anything is done. */
export function wouldExpire(today: string, paymentDays: number): SQL | undefined {
  const has = (status: SubscriptionRow['status']) => eq(subscription.status, status);
  // The next period is charged on the day after this one, and to be paid within the days to pay.
  const isOver = sql`${subscription.currentPeriodEnd} + 1 + ${paymentDays}::int + ${subscription.graceDays} < ${today}::date`;
  const isLast = eq(subscription.autoRenew, false);
  return or(
    and(has('Pending'), lt(askedFrom, addDays(today, -PENDING_DAYS))),
    and(has('PastDue'), isPastGrace(today)),
    // Named for both, so that an index has those that have ended.
    and(
      or(has('Trialing'), has('Active')),
      lt(subscription.currentPeriodEnd, today),
      or(isOver, isLast),
    ),
  );
}

/** Day since when the first payment is due: one that is sold later than it begins waits from its sale on. */
const askedFrom = sql`greatest(${subscription.startDate},
  (${subscription.createdAt} at time zone ${sql.raw(`'${PLATFORM_TIME_ZONE}'`)})::date)`;

const isPastGrace = (today: string) => sql`(${suspendsOn(subscription)}) <= ${today}::date`;

/** Whether its first payment has been waited for long enough (`askedFrom`). */
export function isNeverPaid({ startDate, createdAt }: SubscriptionRow, today: string): boolean {
  const last = addDays(today, -PENDING_DAYS);
  return startDate < last && platformDay(createdAt) < last;
}

/** Whether its grace days are over. */
export function isUnpaid(
  { status, dueOn, dueSince, graceDays }: SubscriptionRow,
  today: string,
): boolean {
  const due = dueOn ?? dueSince;
  return status === 'PastDue' && due !== null && addDays(due, graceDays) < today;
}
