import type { BillingCycle } from '@booking/api-client/contract';
import { moneyText } from '../../subscription/index.ts';

const perCycle: Readonly<Record<BillingCycle, string>> = {
  Monthly: 'a month',
  Quarterly: 'a quarter',
  HalfYearly: 'for 6 months',
  Yearly: 'a year',
};

/** A price as people read it: “₹1,999 a month, tax included”. */
export function priceText(minor: number, currency: string, cycle: BillingCycle): string {
  const tax = currency === 'INR' ? 'GST' : 'tax';
  return `${moneyText(minor, currency)} ${perCycle[cycle]}, ${tax} included`;
}

/** How far a day is: “in 7 days”, “tomorrow”, “today”, “3 days ago”. */
export function daysText(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
