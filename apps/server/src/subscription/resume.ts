import { addDays, daysBetween } from '@booking/api-client/contract';
import { continueWith } from './continue.ts';
import { type Writer, withEvent } from './events.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';

/**
 * Ends the pause of a locked subscription. The period is moved by the days of the pause, so that what is left of it
 * begins today. Returns the id of the one that continues it.
 */
export function resume(context: Writer, row: SubscriptionRow): Promise<string> {
  const today = platformDay(context.now);
  const paused = row.pausedAt ? daysBetween(platformDay(row.pausedAt), today) : 0;
  const end = addDays(row.currentPeriodEnd, paused);
  return continueWith(context, row, {
    status: 'Active',
    pausedAt: null,
    resumeOn: null,
    trialEndsAt: null,
    currentPeriodStart: addDays(row.currentPeriodStart, paused),
    currentPeriodEnd: end,
    billingAnchor: addDays(end, 1),
    events: withEvent(row, context, 'resume'),
  });
}
