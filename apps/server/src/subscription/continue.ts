import type { Ending } from '@booking/api-client/contract';
import { newId } from '../database/id.ts';
import type { WriteContext } from '../resource/context.ts';
import { type NewSubscription, type SubscriptionRow, subscriptionRows } from './rows.ts';
import { platformDay } from './rules.ts';
import { HIDDEN, insertSettled } from './settle.ts';

/**
 * Ends a locked subscription today and lets another one continue it, with other terms. A row is one price for one span
 * of time, so that the figures of past months stay as they were. One that has ended before stays as it ended. What was
 * planned for the end of the period goes with `changes`. Returns the id of the new one.
 *
 * @param ofEnded What changes of the one that ends.
 */
export async function continueWith(
  context: WriteContext,
  row: SubscriptionRow,
  changes: Partial<NewSubscription>,
  endedAs: Extract<Ending, 'Replaced' | 'Continued'>,
  ofEnded: Partial<Pick<SubscriptionRow, 'paidFrom'>> = {},
): Promise<string> {
  const { now } = context;
  const { id, createdAt, updatedAt, createdBy, updatedBy, version, ...same } = row;
  const nextId = newId(now.getTime());
  // The next subscription shows what is owed.
  const ended = {
    ...(row.endedAt === null && ({ status: 'Cancelled', endedAt: now, endedAs } as const)),
    ...ofEnded,
    pendingChange: null,
    continuedById: nextId,
    ...HIDDEN,
  };
  await subscriptionRows.update(context, row, ended);
  const begins = { startDate: platformDay(now), endedAt: null, endedAs: null, previousId: id };
  await insertSettled(context, { ...same, ...begins, ...changes }, nextId);
  return nextId;
}
