import type { Subscription } from '@booking/api-client/contract';
import { CURRENT_STATUSES } from '@booking/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { subscription } from '../schema/subscription.ts';
import { addEntry, settle } from './account.ts';
import { type Writer, withEvent } from './events.ts';
import { cyclePriceOf } from './prices.ts';
import { type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';

type CancelReason = NonNullable<Subscription['cancelReason']>;

/** Ends a locked subscription now. */
export async function cancelNow(
  context: Writer,
  row: SubscriptionRow,
  reason: CancelReason,
): Promise<void> {
  if (row.status === 'Pending') {
    // What was never used is not owed.
    const text = 'Cancelled before the first payment';
    const day = platformDay(context.now);
    await addEntry(context, row, { kind: 'credit', day, amountMinor: -cyclePriceOf(row), text });
  }
  await settle(context, row, {
    status: 'Cancelled',
    endedAt: context.now,
    pausedAt: null,
    cancelReason: reason,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    events: withEvent(row, context, 'cancel', reason.note || reason.code),
  });
}

/** Ends what is in force or scheduled of an institution that closes. The caller has locked the institution. */
export async function cancelSubscriptions(
  context: Writer,
  institutionId: string,
  note: string,
): Promise<void> {
  const found = await context.db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        subscriptionRows.within(context.actor.scope),
        inArray(subscription.status, ['Scheduled', ...CURRENT_STATUSES]),
      ),
    )
    .orderBy(subscription.id);
  for (const { id } of found) {
    const row = await subscriptionRows.lockIfFound(context, id);
    if (row) await cancelNow(context, row, { code: 'closedBusiness', note });
  }
}
