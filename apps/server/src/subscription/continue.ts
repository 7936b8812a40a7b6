import type { WriteContext } from '../resource/context.ts';
import { balanceOf, settledStatus } from './account.ts';
import { type NewSubscription, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';

/**
 * Ends a locked subscription today and lets another one continue it, with other terms. A row is one price for one span
 * of time, so that the figures of past months stay as they were. Returns the id of the new one.
 */
export async function continueWith(
  context: WriteContext,
  row: SubscriptionRow,
  changes: Partial<NewSubscription>,
): Promise<string> {
  const { now } = context;
  const { id, createdAt, updatedAt, createdBy, updatedBy, version, ...same } = row;
  await subscriptionRows.update(context, row, {
    status: 'Cancelled',
    endedAt: now,
    pausedAt: null,
    dueSince: null,
  });
  const balance = await balanceOf(context.db, row.institutionId);
  const next = { ...same, startDate: platformDay(now), previousId: id, ...changes };
  const nextId = await subscriptionRows.insert(context, {
    ...next,
    status: settledStatus(next.status, balance),
    dueSince: balance.dueSince,
  });
  await subscriptionRows.update(context, row, { continuedById: nextId });
  return nextId;
}
