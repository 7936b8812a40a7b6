import type { WriteContext } from '../resource/context.ts';
import { settle } from './account.ts';
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
  await subscriptionRows.update(context, row, { status: 'Cancelled', endedAt: now });
  const nextId = await subscriptionRows.insert(context, {
    ...same,
    startDate: platformDay(now),
    previousId: id,
    ...changes,
  });
  await subscriptionRows.update(context, row, { continuedById: nextId });
  const next = await subscriptionRows.lockIfFound(context, nextId);
  if (next) await settle(context, next);
  return nextId;
}
