import type { BillingCycle, BillingPeriod, Subscription } from '@booking/api-client/contract';
import {
  addDays,
  billingPeriod,
  CYCLE_MONTHS,
  planPriceOf,
  SUBSCRIPTION_AMOUNT_MAX,
} from '@booking/api-client/contract';
import type { pricing } from '../schema/pricing.ts';
import type { SubscriptionRow } from './rows.ts';

type Discount = NonNullable<Subscription['discount']>;

/** Minor units of an amount on the wire. */
export function minorOf(amount: number): number {
  return Math.round(amount * 100);
}

/** The price of a cycle, with its discount if it has one, half up. */
export function discounted(listMinor: number, discount: Discount | null | undefined): number {
  if (!discount) return listMinor;
  const { mode, value } = discount;
  const off = mode === 'amount' ? minorOf(value) : (listMinor * value) / 100;
  return Math.max(0, Math.round(listMinor - off));
}

/** The price of a cycle of a plan; undefined for a plan whose price is agreed each time. */
export function planPrice(
  plan: Pick<typeof pricing.$inferSelect, 'priceMinor' | 'billingCycle' | 'yearlyDiscountPct'>,
  cycle: BillingCycle,
): number | undefined {
  const { priceMinor } = plan;
  return priceMinor === null ? undefined : planPriceOf({ ...plan, priceMinor }, cycle);
}

/** Whether a price in minor units is higher than any that is agreed: the price of a long cycle of a dear plan. */
export function isTooHigh(priceMinor: number): boolean {
  return priceMinor > minorOf(SUBSCRIPTION_AMOUNT_MAX);
}

/** The price of a cycle before the discount. */
export function listPriceOf(row: SubscriptionRow): number {
  return row.listPriceMinor ?? cyclePriceOf(row);
}

/** The price of a cycle; rows of older versions have that of a month alone. */
export function cyclePriceOf(row: SubscriptionRow): number {
  return row.cyclePriceMinor ?? (row.priceMinor ?? 0) * CYCLE_MONTHS[row.billingCycle];
}

/** What the current period was charged. */
export function periodPriceOf(row: SubscriptionRow): number {
  return row.periodPriceMinor ?? cyclePriceOf(row);
}

/** The first day of the first billing period; of rows of older versions, the day after the trial or the first of all. */
export function anchorOf(row: SubscriptionRow): string {
  if (row.billingAnchor) return row.billingAnchor;
  return row.trialEndsAt ? addDays(row.trialEndsAt, 1) : row.startDate;
}

/** The period that a subscription begins with: its trial, or else its first billing period. */
export function firstPeriod(startDate: string, trialEndsAt: string | null, cycle: BillingCycle) {
  const billingAnchor = trialEndsAt ? addDays(trialEndsAt, 1) : startDate;
  const end = trialEndsAt ?? billingPeriod(billingAnchor, cycle, 0).end;
  return { billingAnchor, currentPeriodStart: startDate, currentPeriodEnd: end };
}

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What a charge is for: "Standard, 1 Nov 2026 to 30 Nov 2026". */
export function chargeText(planName: string, { start, end }: BillingPeriod): string {
  // Month names have three letters here.
  const text = (day: string) => format.format(new Date(day)).replace('Sept', 'Sep');
  return `${planName}, ${text(start)} to ${text(end)}`;
}
