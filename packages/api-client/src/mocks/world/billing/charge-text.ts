import type { BillingPeriod } from '../../../contract/facts/billing.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayText = (day: string) => format.format(new Date(day)).replace('Sept', 'Sep');

/** Returns the text of a charge: "Standard Plan, 1 Nov 2026 to 30 Nov 2026". */
export function chargeText(planName: string, { start, end }: BillingPeriod): string {
  return `${planName}, ${dayText(start)} to ${dayText(end)}`;
}
