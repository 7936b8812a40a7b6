import type { Subscription } from '@booking/api-client';
import { addDays, daysBetween } from '../dates/civil-date.ts';
import { distanceWords, formatDay, today } from '../dates/shown-date.ts';
import { moneyText } from '../region/money.ts';

/** Returns the upcoming change of a subscription: "Changes to Standard Plan on 1 Dec 2026". */
export function upcomingText({
  status,
  startDate,
  resumeOn,
  cancelAtPeriodEnd,
  pendingChange,
  currentPeriodEnd,
  suspendsOn,
  pricing,
  currency,
  endedAt,
}: Subscription): string | undefined {
  if (endedAt) return undefined;
  if (status === 'Scheduled') return `Starts on ${formatDay(startDate)}`;
  if (status === 'Paused') return resumeOn ? `Resumes on ${formatDay(resumeOn)}` : undefined;
  if (cancelAtPeriodEnd) return `Ends on ${formatDay(currentPeriodEnd)}`;
  if (suspendsOn) {
    return `Suspends on ${formatDay(suspendsOn)} (${distanceWords(daysBetween(today(), suspendsOn))})`;
  }
  if (!pendingChange) return undefined;
  const from = formatDay(addDays(currentPeriodEnd, 1));
  return pendingChange.pricing === pricing
    ? `Price becomes ${moneyText(pendingChange.price, currency)} on ${from}`
    : `Changes to ${pendingChange.planName} on ${from}`;
}
