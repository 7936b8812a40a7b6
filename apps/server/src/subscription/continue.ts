import { newId } from '../database/id.ts';
import type { WriteContext } from '../resource/context.ts';
import { insertSettled } from './account.ts';
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
  const nextId = newId(now.getTime());
  // What is owed is shown by the next one.
  const ended = {
    status: 'Cancelled',
    endedAt: now,
    continuedById: nextId,
    dueSince: null,
  } as const;
  await subscriptionRows.update(context, row, ended);
  const next = { ...same, startDate: platformDay(now), previousId: id, ...changes };
  await insertSettled(context, next, nextId);
  return nextId;
}
