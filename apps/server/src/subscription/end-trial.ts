import { addDays } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import type { Action } from './action.ts';
import { convert } from './end-period.ts';
import { withEvent } from './events.ts';
import { hasPrice } from './prices.ts';
import { platformDay } from './rules.ts';

/** Ends a trial before its last day: it is paid from today on. */
export const endTrial: Action<'endTrial'> = async (call, row) => {
  if (row.cancelAtPeriodEnd) {
    const message = 'It’s cancelled at the end of the trial. Withdraw the cancellation first.';
    throw fieldError('BUSINESS_RULE', 'action', message, 'cancelled');
  }
  if ((row.pendingChange?.priceMinor ?? null) === null && !hasPrice(row)) {
    const message = 'It has no price yet. Change its plan at the price agreed first.';
    throw fieldError('BUSINESS_RULE', 'action', message, 'no_price');
  }
  const today = platformDay(call.now);
  // Today is the first day that is paid; one that began today has had no trial.
  const trialEndsAt = row.startDate < today ? addDays(today, -1) : null;
  const events = withEvent(row, call, 'endTrial', row.pendingChange?.planName);
  return convert(call, row, { trialEndsAt, firstDay: today, events });
};
