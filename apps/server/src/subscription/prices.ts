import type {
  BillingCycle,
  BillingPeriod,
  Subscription,
  TaxTerms,
} from '@booking/api-client/contract';
import {
  addDays,
  billingPeriod,
  CYCLE_MONTHS,
  discounted,
  planPriceOf,
  roundedMinor,
  SUBSCRIPTION_AMOUNT_MAX,
  withTax,
} from '@booking/api-client/contract';
import type { pricing } from '../schema/pricing.ts';
import type { SubscriptionRow } from './rows.ts';

type Discount = NonNullable<Subscription['discount']>;

/** Terms that were agreed for the price of a cycle. */
export interface Agreed extends TaxTerms {
  /** Before the discount, and before the tax if that is added. */
  readonly listPriceMinor: number;
  readonly discount: Discount | null;
  readonly currency: string;
}

/** The columns of what was agreed, with what a cycle is charged by it. */
export function priceTerms({ listPriceMinor, discount, currency, taxRate, taxInclusive }: Agreed) {
  const price = discounted(listPriceMinor, discount, currency);
  const cyclePriceMinor = withTax(price, { taxRate, taxInclusive });
  return { listPriceMinor, discount, taxRate, taxInclusive, cyclePriceMinor };
}

/** The tax of a plan, or of a subscription. */
export function taxOf({ taxRate, taxInclusive }: TaxTerms): TaxTerms {
  return { taxRate, taxInclusive };
}

/** The price of a cycle of a plan; undefined for a plan whose price is agreed each time. */
export function planPrice(
  plan: Pick<typeof pricing.$inferSelect, 'priceMinor' | 'billingCycle' | 'yearlyDiscountPct'>,
  cycle: BillingCycle,
): number | undefined {
  const { priceMinor } = plan;
  return priceMinor === null ? undefined : planPriceOf({ ...plan, priceMinor }, cycle);
}

/** Whether what a cycle is charged would be higher than any payment: the price of a long cycle of a dear plan. */
export function isTooHigh(chargedMinor: number, currency: string): boolean {
  return chargedMinor > roundedMinor(SUBSCRIPTION_AMOUNT_MAX, currency);
}

/** Whether a price was agreed: a trial of a plan whose price is agreed by contact has none yet. */
export function hasPrice(row: SubscriptionRow): boolean {
  return row.cyclePriceMinor !== null || row.priceMinor !== null;
}

/** The price of a cycle before the discount, and before the tax if that is added. */
export function listPriceOf(row: SubscriptionRow): number {
  return row.listPriceMinor ?? cyclePriceOf(row);
}

/** Returns the charge for a cycle; rows of older versions have a month's price alone. */
export function cyclePriceOf(row: SubscriptionRow): number {
  return row.cyclePriceMinor ?? (row.priceMinor ?? 0) * CYCLE_MONTHS[row.billingCycle];
}

/** Returns the charge for the current period. */
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

/** A day in words: "1 Nov 2026". Month names have three letters here. */
export function dayText(day: string): string {
  return format.format(new Date(day)).replace('Sept', 'Sep');
}

/** Returns the description of a charge: "Standard, 1 Nov 2026 to 30 Nov 2026". */
export function chargeText(planName: string, { start, end }: BillingPeriod): string {
  return `${planName}, ${dayText(start)} to ${dayText(end)}`;
}
