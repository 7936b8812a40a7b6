import { addDays, anchorOn, daysBetween } from '@booking/api-client/contract';
import { continueWith } from './continue.ts';
import { type Writer, withEvent } from './events.ts';
import { anchorOf } from './prices.ts';
import type { SubscriptionRow } from './rows.ts';
import { platformDay } from './rules.ts';

/**
 * Ends the pause of a locked subscription. The period is moved by the days of the pause, so that what is left of it
 * begins today; the day of the month that it is billed on stays where the calendar allows. Returns the id of the one
 * that continues it.
 */
export function resume(context: Writer, row: SubscriptionRow): Promise<string> {
  const today = platformDay(context.now);
  const paused = row.pausedAt ? daysBetween(platformDay(row.pausedAt), today) : 0;
  const end = addDays(row.currentPeriodEnd, paused);
  const billedOn = Number(anchorOf(row).slice(8));
  const terms = {
    status: 'Active',
    pausedAt: null,
    resumeOn: null,
    trialEndsAt: null,
    currentPeriodStart: addDays(row.currentPeriodStart, paused),
    currentPeriodEnd: end,
    billingAnchor: anchorOn(addDays(end, 1), row.billingCycle, billedOn),
    events: withEvent(row, context, 'resume'),
  } as const;
  return continueWith(context, row, terms, 'Continued');
}
