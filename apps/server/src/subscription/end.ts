import type { Subscription } from '@booking/api-client/contract';
import { addCredit } from './account.ts';
import { type Writer, withEvent } from './events.ts';
import { periodPriceOf } from './prices.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';
import { settle } from './settle.ts';

/** How a subscription ends. */
export interface End {
  readonly status: 'Cancelled' | 'Expired';
  readonly reason?: NonNullable<Subscription['cancelReason']>;
}

/**
 * Ends a locked subscription now. What is due stays due; the charge for a first period that never began is taken back, and
 * a trial or what never began was charged nothing.
 */
export async function end(
  context: Writer,
  row: SubscriptionRow,
  { status, reason }: End,
): Promise<void> {
  const isUnused = row.status === 'Pending';
  const isUncharged = isUnused || row.status === 'Trialing' || row.status === 'Scheduled';
  if (isUnused) {
    await addCredit(context, row, {
      day: platformDay(context.now),
      amountMinor: periodPriceOf(row),
      taxRate: row.taxRate,
      text: 'Ended before the first payment',
    });
  }
  const note = reason ? reason.note || reason.code : null;
  await settle(context, row, {
    status,
    endedAt: context.now,
    endedAs: status,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    resumeOn: null,
    ...(reason && { cancelReason: reason }),
    ...(isUncharged && { periodPriceMinor: 0 }),
    events: withEvent(row, context, status === 'Cancelled' ? 'cancel' : 'expire', note),
  });
}
