import type { Subscription } from '@booking/api-client';
import { addDays, formatDay } from '../dates/civil-date.ts';

/** What is set to happen to a subscription: "Changes to Standard Plan on 1 Dec 2026". */
export function upcomingText({
  status,
  startDate,
  resumeOn,
  cancelAtPeriodEnd,
  pendingChange,
  currentPeriodEnd,
}: Subscription): string | undefined {
  if (status === 'Scheduled') return `Starts on ${formatDay(startDate)}`;
  if (status === 'Paused') return resumeOn ? `Resumes on ${formatDay(resumeOn)}` : undefined;
  if (cancelAtPeriodEnd) return `Ends on ${formatDay(currentPeriodEnd)}`;
  if (!pendingChange) return undefined;
  return `Changes to ${pendingChange.planName} on ${formatDay(addDays(currentPeriodEnd, 1))}`;
}
